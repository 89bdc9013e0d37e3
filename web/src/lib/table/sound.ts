/** A soft bell, made by the browser itself. */
let context: AudioContext | undefined;

export function ringBell(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [frequency, loudness] of [[660, 0.09], [1320, 0.035], [1983, 0.012]] as const) strike(context, frequency, loudness);
  } catch {
    // without sound, then
  }
}

function strike(audio: AudioContext, frequency: number, loudness: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + 0.02;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.4);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 1.5);
}
