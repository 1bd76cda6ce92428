// Sounds made with Web Audio: no files. Every sound has a visual equivalent on the board, so muting loses nothing.

/**
 * Sounds that games choose from; for each note [wave, frequency, seconds, delay].
 * @type {Record<string, [OscillatorType, number, number, number][]>}
 */
/** @type {Record<string, [OscillatorType, number, number, number][]>} */
const TONES = {
  turn: [["triangle", 320, 0.06, 0]],
  dice: [
    ["square", 180, 0.03, 0],
    ["square", 230, 0.03, 0.07],
    ["square", 160, 0.04, 0.15],
  ],
  slippers: [
    ["triangle", 140, 0.07, 0],
    ["triangle", 125, 0.07, 0.2],
  ],
  coin: [
    ["sine", 1240, 0.12, 0],
    ["sine", 1660, 0.18, 0.08],
  ],
  cube: [
    ["square", 420, 0.03, 0],
    ["triangle", 640, 0.05, 0.04],
  ],
  pour: [
    ["sine", 520, 0.1, 0],
    ["sine", 610, 0.1, 0.09],
    ["sine", 700, 0.12, 0.18],
  ],
  cloth: [["sawtooth", 95, 0.14, 0]],
  fall: [
    ["triangle", 260, 0.2, 0],
    ["triangle", 190, 0.3, 0.2],
  ],
  end: [
    ["sine", 523, 0.25, 0],
    ["sine", 659, 0.25, 0.18],
    ["sine", 784, 0.5, 0.36],
  ],
};
const VOLUME = 0.07;

export function createSound() {
  /** @type {AudioContext | undefined} */
  let context;

  /** @param {AudioContext} audio @param {[OscillatorType, number, number, number]} note */
  function ring(audio, [wave, frequency, seconds, delay]) {
    const start = audio.currentTime + delay;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    const tone = new OscillatorNode(audio, { type: wave, frequency });
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }

  return {
    /** Play a sound. Before the first tap on the page browsers do not allow any. @param {string | undefined} tone */
    play(tone) {
      if (!tone || !TONES[tone] || !navigator.userActivation?.hasBeenActive) return;
      context ??= new AudioContext();
      for (const note of TONES[tone]) ring(context, note);
    },
  };
}
