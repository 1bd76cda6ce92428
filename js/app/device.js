// What a table asks of the device besides being drawn: sound, a screen that stays awake, full screen, little movement.
import { FullScreen } from "../platform/full-screen.js";
import { InputMethod } from "../platform/input-method.js";
import { Sound } from "../platform/sound.js";
import { WakeLock } from "../platform/wake-lock.js";
import { createNudge } from "../board/idle-hint.js";

/** @typedef {ReturnType<typeof createDevice>} Device */

/**
 * @param {object} parts
 * @param {() => import("../types.js").Settings} parts.settings
 * @param {() => import("../table/types.js").Table | null} parts.table the open game
 */
export function createDevice({ settings, table }) {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const sound = new Sound();
  const wakeLock = new WakeLock();
  addEventListener("click", sound.resume, { capture: true });
  const nudge = createNudge(() => reduced.matches || settings().speed === "off");

  return {
    sound,
    inputMethod: new InputMethod(),
    fullScreen: document.fullscreenEnabled ? new FullScreen() : null,
    /** Whether the person prefers reduced motion. */
    still: () => reduced.matches,

    /** The page is out of sight. */
    hidden: sound.suspend,
    /** The page is seen again: what the system took away meanwhile is asked for. */
    back() {
      sound.resume();
      wakeLock.renew();
    },

    /** During a game the screen stays awake, the square may be heard, and whoever hesitates sees what to tap. */
    attend() {
      const laid = table();
      const playing = laid !== null && !laid.taken && laid.session.state.view.to_act !== "over";
      wakeLock.keep(playing);
      sound.playAmbience(playing && settings().ambience);
      nudge(playing && laid.session.state.yours && !laid.session.state.moving);
    },
  };
}
