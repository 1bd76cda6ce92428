// Sounds made with Web Audio: no files. Every sound has a visual equivalent on the board, so muting loses nothing. All
// have their loudest parts between 300 and 4000 Hz: a tablet's speaker gives nothing of what lies below.
import { optional, tried } from "../base/optional.ts";
import { LazyModule } from "./fetching.ts";
import type * as ambienceModule from "./ambience.ts";

/**
 * What a sound is made of. `noise` is filtered about its hertz (cloth, steps, juice); `wood` is noise so short and
 * narrow that it knocks; the others are tones of that wave.
 */
type Part = [what: OscillatorType | "noise" | "wood", hertz: number, seconds: number, delay: number, loud: number];

/** What games choose from. */
const TONES: Record<string, Part[]> = {
  turn: [["noise", 1400, 0.12, 0, 0.8]],
  wood: [
    ["wood", 900, 0.06, 0, 5],
    ["wood", 1700, 0.03, 0, 2],
  ],
  step: [
    ["noise", 700, 0.07, 0, 1.4],
    ["noise", 2600, 0.03, 0.015, 0.6],
  ],
  coin: [
    ["sine", 2093, 0.14, 0, 0.5],
    ["sine", 3136, 0.2, 0.03, 0.4],
  ],
  point: [["triangle", 784, 0.25, 0, 0.8]],
  link: [
    ["triangle", 523, 0.18, 0, 1],
    ["sine", 1046, 0.3, 0.06, 0.5],
  ],
  cube: [
    ["wood", 1200, 0.05, 0, 4],
    ["wood", 1500, 0.05, 0.07, 3],
  ],
  pour: [
    ["noise", 900, 0.12, 0, 0.8],
    ["noise", 1300, 0.12, 0.1, 0.8],
    ["noise", 1800, 0.14, 0.2, 0.7],
  ],
  cloth: [
    ["noise", 900, 0.3, 0, 1.2],
    ["noise", 2400, 0.12, 0.22, 0.7],
  ],
  stamp: [
    ["wood", 500, 0.1, 0.2, 6],
    ["noise", 1000, 0.06, 0.2, 0.8],
  ],
  fall: [
    ["triangle", 523, 0.25, 0, 1],
    ["triangle", 392, 0.4, 0.2, 1],
  ],
  rank: [["wood", 620, 0.09, 0, 5]],
  end: [
    ["triangle", 523, 0.3, 0, 1],
    ["triangle", 659, 0.3, 0.16, 1],
    ["triangle", 784, 0.3, 0.32, 1],
    ["triangle", 1046, 0.9, 0.48, 1],
    ["sine", 2093, 0.9, 0.5, 0.4],
  ],
};
const ambience = new LazyModule(
  new URL("./ambience.js", import.meta.url).href,
  ({ startAmbience }: Partial<typeof ambienceModule>) => startAmbience,
);
const VOLUME = 0.07;
/** A whole tone, by which each link of a chain is higher. */
const HIGHER = 2 ** (1 / 6);

export class Sound {
  #context: AudioContext | undefined;
  /** Whether it has sounded: what is played before waits for its start, what is played while it is lost is not heard. */
  #begun = false;
  #hidden = false;
  #noise: AudioBuffer | undefined;
  /** Ends the ambience. */
  #ambience: Promise<() => void> | null = null;

  /** Whether the browser has made what sounds come from: while it does, the page stands still, some 30 ms. */
  get made() {
    return this.#context !== undefined;
  }

  /** Before the first tap on the page browsers allow none. @param pitch how many tones higher */
  play(tone: string | undefined, pitch: number = 0) {
    const parts = TONES[tone ?? ""];
    const audio = parts && this.#audio();
    if (!audio) return;
    if (this.#begun && audio.state !== "running") return this.#resume();
    for (const part of parts) this.#playPart(audio, part, pitch);
  }

  /** The page is seen again, or tapped. */
  resume = () => {
    this.#hidden = false;
    this.#resume();
  };

  /** The page is out of sight: nothing is heard of it. */
  suspend = () => {
    this.#hidden = true;
    this.#context?.suspend().catch(() => {});
  };

  /** Let the square be heard from afar, or no longer; not before the first tap, either. */
  playAmbience(on: boolean) {
    if (!on) {
      this.#ambience?.then((end) => end());
      this.#ambience = null;
    }
    const audio = on && !this.#ambience ? this.#audio() : undefined;
    if (!audio) return;
    this.#ambience = ambience.load().then(
      (start) => start(audio, this.#noiseOf(audio)),
      () => {
        this.#ambience = null; // the table stays quiet until it is asked for again
        return () => {};
      },
    );
  }

  /** A call or another app may interrupt it, and the browser suspend it. There is none before the first tap, nor out of
   * sight. */
  #audio() {
    if (this.#hidden || !optional("userActivation")?.hasBeenActive) return undefined;
    if (this.#context) return this.#context;
    const Context = optional("AudioContext");
    const audio = (this.#context = Context && tried(() => new Context())); // it may refuse one more
    audio?.addEventListener("statechange", () => {
      this.#begun ||= audio.state === "running";
      this.#resume();
    });
    return audio;
  }

  /** Let it be heard again, if the system allows that by now. */
  #resume() {
    if (!this.#context || this.#hidden || this.#context.state === "running") return;
    this.#context.resume().catch(() => {}); // the next tap tries again
  }

  #playPart(audio: AudioContext, [what, hertz, seconds, delay, loud]: Part, pitch: number) {
    const start = audio.currentTime + delay;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(VOLUME * loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    const [source, output] = this.#sourceOf(audio, what, hertz * HIGHER ** pitch);
    output.connect(volume).connect(audio.destination);
    source.start(start);
    source.stop(start + seconds);
  }

  #sourceOf(audio: AudioContext, what: Part[0], frequency: number): [AudioScheduledSourceNode, AudioNode] {
    if (what !== "noise" && what !== "wood") {
      const tone = new OscillatorNode(audio, { type: what, frequency });
      return [tone, tone];
    }
    const noise = new AudioBufferSourceNode(audio, { buffer: this.#noiseOf(audio), loop: true });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: what === "wood" ? 8 : 1.2 });
    noise.connect(filter);
    return [noise, filter];
  }

  /** A second of noise. */
  #noiseOf(audio: BaseAudioContext) {
    if (this.#noise) return this.#noise;
    const buffer = (this.#noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate));
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
    return buffer;
  }
}
