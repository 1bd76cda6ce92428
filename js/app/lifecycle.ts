// The page's lifecycle: a browser hides a page, freezes one that is out of sight, or keeps one that is left and brings it
// back as it was. What is lost by that (locks, connections, the worker, sounds, a screen that stays awake) is given up
// and taken again from here alone.
import type { Supervision } from "../engine/supervision.ts";
import type { DeviceFeatures } from "./device.ts";
import type { Dependencies } from "./page.ts";

const MINUTE = 60_000;

interface Followers extends Pick<Dependencies, "openTables" | "dialogs" | "puzzles" | "routes"> {
  supervision: Supervision;
  device: DeviceFeatures;
}

export function followLifecycle({ supervision, openTables, device, dialogs, puzzles, routes }: Followers) {
  /** Show what other tabs may have changed of what is stored. */
  function refresh() {
    puzzles.look(routes.visit);
    routes.refresh();
  }

  function resume() {
    supervision.check();
    openTables.resume();
    device.resume();
    dialogs.resume();
    refresh();
  }

  function hide() {
    device.suspend();
    dialogs.suspend();
    openTables.hide();
  }

  // a page that stays in sight over midnight; no timer to midnight, which would be late by a sleep
  setInterval(() => puzzles.look(routes.visit), MINUTE);
  addEventListener("pagehide", openTables.pause);
  addEventListener("pageshow", ({ persisted }) => persisted && resume());
  addEventListener("focus", refresh);
  document.addEventListener("resume", resume);
  // stored games are not read by a page that is being left: WebKit may keep it with its transaction, for which all others wait
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? resume() : hide()));
}
