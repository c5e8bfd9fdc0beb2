/** Short sounds, made on the spot: no file is loaded, and none is made while sound is off. */

import { settings } from './settings.svelte';

export type Sound = 'lay' | 'turn' | 'your-turn' | 'bell' | 'error';

interface Tone {
  readonly hertz: number;
  readonly after: number; // seconds
  readonly lasts: number;
  readonly shape: OscillatorType;
}

const tone = (hertz: number, after: number, lasts: number, shape: OscillatorType = 'sine'): Tone => ({
  hertz,
  after,
  lasts,
  shape,
});

const SOUNDS: Record<Sound, readonly Tone[]> = {
  lay: [tone(180, 0, 0.09, 'triangle'), tone(95, 0.01, 0.12, 'triangle')],
  turn: [tone(900, 0, 0.03, 'square')],
  'your-turn': [tone(523, 0, 0.16), tone(784, 0.14, 0.24)],
  bell: [tone(1047, 0, 0.6), tone(1568, 0, 0.4)],
  error: [tone(110, 0, 0.16, 'triangle')],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  context ??= new AudioContext();
  const audio = context;
  for (const { hertz, after, lasts, shape } of SOUNDS[sound]) {
    const start = audio.currentTime + after;
    const oscillator = new OscillatorNode(audio, { type: shape, frequency: hertz });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.25 * settings.volume, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  }
}
