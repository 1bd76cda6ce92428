// What lies beside a game: the screens that tell, the dialogs, and the sheets of a table. A file of its own, which is
// fetched as soon as a table stands, or when an address wants it. Names only.
export { about } from "./about.ts";
export { linkedGame } from "./linked-game.ts";
export { pasteDialog } from "./paste.ts";
export { printPage } from "./print-page.ts";
export { rules, rulesDialog } from "./rules.ts";
export { settingsDialog } from "./settings.ts";
export { shareDialog } from "./share.ts";
export { commandField, runCommand } from "../screen-reader/command-field.ts";
export { entryText, scrubber } from "../table/history-controls.ts";
export { seatsSheet } from "../table/seats-sheet.ts";
export { closeOnTabOut } from "../ui/close-on-tab-out.ts";
export { sheet } from "../table/sheet.ts";
export { handoverSheet } from "../table/handover-sheet.ts";
export { cover } from "../table/outcome.ts";
export { givePicture } from "../table/picture.ts";
