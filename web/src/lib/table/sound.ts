/** Soft bells, made by the browser itself. */
let context: AudioContext | undefined;

/** How high in hertz, how loud, and how many seconds later. */
export type Note = readonly [frequency: number, loudness: number, after: number];

const BELL: readonly Note[] = [[660, 0.09, 0], [1320, 0.035, 0], [1983, 0.012, 0]];

export function ringBell(): void {
  ring(BELL);
}

export function ring(notes: readonly Note[]): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of notes) strike(context, note);
  } catch {
    // without sound, then
  }
}

function strike(audio: AudioContext, [frequency, loudness, after]: Note): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + 0.02 + after;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.4);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 1.5);
}
