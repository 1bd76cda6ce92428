// What a table asks of the device besides being drawn: sound, a screen that stays awake, full screen, little movement.
import { optional } from "../base/optional.ts";
import { FullScreen } from "../platform/full-screen.ts";
import { InputMethod } from "../platform/input-method.ts";
import { Sound } from "../platform/sound.ts";
import { WakeLock } from "../platform/wake-lock.ts";
import { createIdlePulse } from "../board/idle-pulse.ts";
import type { Table } from "../table/types.ts";
import type { Preferences } from "./preferences.ts";

export class DeviceFeatures {
  sound = new Sound();
  inputMethod = new InputMethod();
  /** null: the browser has none */
  fullScreen = optional("fullscreenEnabled") ? new FullScreen() : null;
  #wakeLock = new WakeLock();
  #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  #preferences;
  #table;
  #hint;

  /** @param table the open game */
  constructor(preferences: Preferences, table: () => Table | null) {
    this.#preferences = preferences;
    this.#table = table;
    this.#hint = createIdlePulse(() => this.still() || preferences.now.speed === "off");
    addEventListener("click", this.sound.resume, { capture: true });
  }

  /** Whether the person prefers reduced motion. */
  still = () => this.#reduced.matches;

  /** The page is out of sight. */
  suspend() {
    this.sound.suspend();
  }

  /** The page is seen again: what the system took away meanwhile is asked for. */
  resume() {
    this.sound.resume();
    this.#wakeLock.renew();
  }

  /** During a game the screen stays awake, the square may be heard, and whoever hesitates sees what to tap. */
  update() {
    const table = this.#table();
    const playing = table !== null && !table.status.openElsewhere && table.session.state.view.to_act !== "over";
    this.#wakeLock.keep(playing);
    this.sound.playAmbience(playing && this.#preferences.now.ambience);
    this.#hint(playing && table.session.state.yours && !table.session.state.moving);
  }
}
