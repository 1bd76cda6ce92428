// The square in the evening, from afar and quietly: a murmur that swells and ebbs, now and then a drum or a bell.
// Loaded on demand. Made with Web Audio, like all sounds.

const QUIET = 0.012;
/** Seconds between two sounds of the square, on average. */
const INTERVAL = 7;

/** What is heard now and then: [wave, hertz, seconds, strokes]. */
const SOUNDS: [OscillatorType, number, number, number][] = [
  ["triangle", 330, 0.12, 3],
  ["triangle", 392, 0.1, 5],
  ["sine", 1318, 1.2, 1],
  ["sine", 1760, 0.9, 2],
];

/** The murmur: noise about the pitch of voices, which swells and ebbs. */
function murmur(audio: AudioContext, buffer: AudioBuffer, out: GainNode) {
  const noise = new AudioBufferSourceNode(audio, { buffer, loop: true, playbackRate: 0.7 });
  const voices = new BiquadFilterNode(audio, { type: "bandpass", frequency: 520, Q: 0.9 });
  const swell = new OscillatorNode(audio, { frequency: 0.09 });
  const depth = new GainNode(audio, { gain: 160 });
  swell.connect(depth).connect(voices.frequency);
  noise.connect(voices).connect(out);
  for (const each of [noise, swell]) each.start();
  return [noise, swell];
}

function strike(audio: AudioContext, out: GainNode) {
  const sound = SOUNDS[Math.floor(Math.random() * SOUNDS.length)];
  const [type, frequency, seconds, strokes] = sound ?? ["sine", 880, 1, 1];
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const start = audio.currentTime + stroke * 0.22;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.5, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    const tone = new OscillatorNode(audio, { type, frequency });
    tone.connect(volume).connect(out);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

/** Let the square be heard. @returns ends it */
export function startAmbience(audio: AudioContext, noise: AudioBuffer): () => void {
  const out = new GainNode(audio, { gain: QUIET });
  out.connect(audio.destination);
  const sources = murmur(audio, noise, out);
  const timer = setInterval(() => {
    if (audio.state === "running" && Math.random() < 1 / INTERVAL) strike(audio, out);
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const each of sources) each.stop();
    out.disconnect();
  };
}
