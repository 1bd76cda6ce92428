// What a table asks of the device besides being drawn: sound, a screen that stays awake, full screen, little movement.
import { optional } from "../base/optional.ts";
import { FullScreen } from "../platform/full-screen.ts";
import { InputMethod } from "../platform/input-method.ts";
import { Sound } from "../platform/sound.ts";
import { WakeLock } from "../platform/wake-lock.ts";
import type { Table } from "../table/types.ts";
import type { Preferences } from "./preferences.ts";

/** How long nobody taps, in milliseconds. */
const REST = 7000;
const LIT = "main.table :is(.lit, [data-roll], [data-confirm], [data-choices=few] .primary)";
const FADES = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
const PULSE = { duration: 1100, easing: "ease-in-out" };

/** From one stirring to the next, in milliseconds. */
const AGAIN = 11_000;
/** What a drawing does meanwhile, by its `data-idle`. */
const IDLE: Record<string, [PropertyIndexedKeyframes, number]> = {
  looks: [
    {
      transform: ["none", "rotate(-8deg)", "rotate(-8deg)", "rotate(8deg)", "rotate(8deg)", "none"],
      offset: [0, 0.12, 0.42, 0.58, 0.88, 1],
    },
    2600,
  ],
  flickers: [{ opacity: [1, 0.55, 1, 0.75, 1] }, 1500],
};

function createIdlePulse(still: () => boolean) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const quiet = () => still() || document.hidden;

  function pulse() {
    if (!quiet()) for (const lit of document.querySelectorAll(LIT)) lit.animate(FADES, PULSE);
    stir();
  }

  function stir() {
    for (const [idle, [frames, duration]] of quiet() ? [] : Object.entries(IDLE))
      for (const one of document.querySelectorAll(`[data-idle=${idle}]`))
        one.animate(frames, { duration, easing: "ease-in-out" });
    resting = setTimeout(stir, AGAIN);
  }

  /** The rest begins anew with each render; `asked`: whether somebody is asked to tap. */
  return function rendered(asked: boolean) {
    clearTimeout(resting);
    if (asked) resting = setTimeout(pulse, REST);
  };
}

export class DeviceFeatures {
  sound = new Sound();
  inputMethod = new InputMethod();
  fullScreen = optional("fullscreenEnabled") ? new FullScreen() : null;
  #wakeLock = new WakeLock();
  #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  #preferences;
  #table;
  #hint;

  constructor(preferences: Preferences, table: () => Table | null) {
    this.#preferences = preferences;
    this.#table = table;
    this.#hint = createIdlePulse(() => this.still() || preferences.now.speed === "off");
    addEventListener("click", this.sound.resume, { capture: true });
  }

  still = () => this.#reduced.matches;

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
