// Sounds made on the spot, off until asked for: the horn of a goal, the referee's whistle, a card on the table.
let audio: AudioContext | null = null;

function context(): AudioContext {
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
}

function tone(shape: OscillatorType, pitch: number, start: number, length: number, loud: number) {
  const place = context();
  const oscillator = place.createOscillator();
  const gain = place.createGain();
  const begin = place.currentTime + start;
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.03);
  gain.gain.setValueAtTime(loud, begin + length * 0.75);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(place.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** Three low notes a little out of tune with each other, as the horns behind the glass are. */
export function horn() {
  for (const pitch of [147, 185.5, 220.8]) tone("sawtooth", pitch, 0, 1.4, 0.05);
}

export function whistle() {
  tone("square", 2350, 0, 0.12, 0.02);
  tone("square", 2290, 0.14, 0.22, 0.02);
}

export function tap() {
  tone("triangle", 190, 0, 0.06, 0.08);
}
