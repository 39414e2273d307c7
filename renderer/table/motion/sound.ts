import { currentSound } from "../table-settings";

/** A few quiet sounds, made of nothing but tones and noise, and only for who has asked for them. */

export type Sound = "card" | "coin" | "hit" | "turn";

interface Tone {
  /** From one pitch to another, in hertz; none: a rustle around the first. */
  from: number;
  to: number;
  lasts: number;
  loud: number;
  kind: OscillatorType | "rustle";
}

const tones: Record<Sound, readonly Tone[]> = {
  card: [{ from: 2600, to: 1200, lasts: 0.07, loud: 0.05, kind: "rustle" }],
  coin: [
    { from: 1568, to: 1568, lasts: 0.05, loud: 0.025, kind: "triangle" },
    { from: 2093, to: 2093, lasts: 0.12, loud: 0.02, kind: "sine" },
  ],
  hit: [
    { from: 150, to: 60, lasts: 0.16, loud: 0.12, kind: "sine" },
    { from: 700, to: 300, lasts: 0.06, loud: 0.06, kind: "rustle" },
  ],
  turn: [
    { from: 523, to: 523, lasts: 0.25, loud: 0.025, kind: "sine" },
    { from: 784, to: 784, lasts: 0.4, loud: 0.015, kind: "sine" },
  ],
};

/** The same sound doesn't come again sooner, in milliseconds. */
const apart = 45;
const last = new Map<Sound, number>();
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Nothing is made until somebody has both turned sound on and touched the page: before that a browser would refuse, and say so. */
export function play(sound: Sound): void {
  if (!currentSound() || !navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < apart) return;
  last.set(sound, now);
  context ??= new AudioContext();
  for (const tone of tones[sound]) voice(context, tone);
}

function voice(audio: AudioContext, { from, to, lasts, loud, kind }: Tone): void {
  const [start, end] = [audio.currentTime, audio.currentTime + lasts];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = kind === "rustle" ? rustle(audio, gain, from, to, end) : tone(audio, gain, kind, from, to, end);
  source.start(start);
  source.stop(end);
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  kind: OscillatorType,
  from: number,
  to: number,
  end: number,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, audio.currentTime);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(out);
  return source;
}

function rustle(audio: AudioContext, out: AudioNode, from: number, to: number, end: number): AudioScheduledSourceNode {
  noise ??= noiseOf(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, audio.currentTime);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(out);
  return source;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
