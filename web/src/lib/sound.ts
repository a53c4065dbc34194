/** Small sounds, made on the spot: wood, cloth, a knock, a chord. Off unless somebody turns them on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function heard(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function volume(): number {
  return (settings.sound / 100) ** 2;
}

function tone(pitch: number, after: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const air = heard();
  if (!air) return;
  const [source, gain] = [air.createOscillator(), air.createGain()];
  const start = air.currentTime + after;
  source.type = shape;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume()), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(air.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

/** A rush of noise through a filter: a card on cloth, dice in a tray. */
function rustle(after: number, length: number, pitch: number, loud: number): void {
  const air = heard();
  if (!air) return;
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 2;
  const [source, filter, gain] = [air.createBufferSource(), air.createBiquadFilter(), air.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * volume();
  source.connect(filter).connect(gain).connect(air.destination);
  source.start(air.currentTime + after);
}

export const sounds = {
  card: () => rustle(0, 0.12, 1800, 0.5),
  piece: () => (tone(190, 0, 0.09, 0.5, "triangle"), rustle(0, 0.04, 900, 0.3)),
  dice: () => [0, 0.09, 0.17, 0.28, 0.4].forEach((after) => rustle(after, 0.05, 2600, 0.5)),
  asked: () => (tone(320, 0, 0.12, 0.4, "triangle"), tone(320, 0.16, 0.14, 0.4, "triangle")),
  nudged: () => (tone(520, 0, 0.14, 0.5, "triangle"), tone(660, 0.16, 0.2, 0.5, "triangle")),
  hurry: () => tone(880, 0, 0.07, 0.35, "square"),
  event: () => (tone(110, 0, 1.1, 0.5), tone(165, 0.02, 0.9, 0.3), rustle(0, 0.5, 300, 0.4)),
  loss: () => tone(95, 0, 0.25, 0.6, "triangle"),
  end: () => [262, 330, 392, 523].forEach((pitch, k) => tone(pitch, k * 0.09, 0.9, 0.3)),
} as const;

export type Sound = keyof typeof sounds;
