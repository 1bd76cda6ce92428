// Faces where nobody sits at a table: each has a ring of its own dye, the same in all games.
import { nothing } from "lit-html";
import { avatar } from "../../art/avatar.ts";
import { COLORS } from "../../art/textiles.ts";
import { AVATARS, avatarOf } from "../../wording/avatars.ts";

const BOARD = { dye: (color: string) => color, emblem: () => nothing };

export function faceOf({ name, bot = null, face }: { name: string; bot?: string | null; face?: string | null }) {
  const shown = avatarOf(name, face ?? undefined);
  const dye = shown === null ? undefined : COLORS[AVATARS.indexOf(shown) % COLORS.length];
  return avatar({ name, colors: bot === null && dye ? [dye] : [] }, { bot, face: shown }, BOARD);
}
