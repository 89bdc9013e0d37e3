/** One voice for what happened: a polite live region, and a note that is seen for a while. */
interface Note {
  id: number;
  text: string;
}

let said = $state('');
let notes = $state<Note[]>([]);
let count = 0;

/** Told to screen readers; the same sentence twice is told twice. */
export function speak(text: string): void {
  said = said === text ? `${text}\u00A0` : text;
}

/** Spoken, and seen for some seconds. */
export function toast(text: string, seconds = 5): void {
  speak(text);
  const note = { id: (count += 1), text };
  notes = [...notes.slice(-2), note];
  setTimeout(() => (notes = notes.filter((other) => other.id !== note.id)), seconds * 1000);
}

export const voice = {
  get said(): string {
    return said;
  },
  get notes(): readonly Note[] {
    return notes;
  },
};
