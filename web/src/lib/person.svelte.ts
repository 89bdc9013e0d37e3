/** Who I am: a guest from the first move on, an account if I want one. Nobody is asked before playing. */
import type { Me } from '../protocol';
import { api } from './api';
import { t } from './i18n/index.svelte';
import { store, stored } from './storage';

const KEY = 'fabletop-name';

let me = $state.raw<Me | null>(null);
let proposed = $state(stored(KEY));
let asked: Promise<void> | undefined;

export const person = {
  /** As the others see it; a friendly name until one is chosen. */
  get name(): string {
    return me?.name ?? proposed ?? '';
  },
  /** The account's name; none for a guest. */
  get account(): string | null {
    return me?.account ?? null;
  },
  /** Whether the server knows me. */
  get known(): boolean {
    return me !== null;
  },
  /** Whether the server has answered that question at all. */
  get met(): boolean {
    return asked !== undefined;
  },
};

/** Asks the server who I am, once. */
export function meetPerson(): Promise<void> {
  asked ??= api.get<Me | null>('/me').then(
    (found) => void (me = found ?? null),
    () => void (asked = undefined),
  );
  return asked.then(() => {
    if (me === null && proposed === null) propose(friendlyName());
  });
}

/** Before anything that needs a name: a guest of the proposed name, if I am nobody yet. */
export async function becomeSomebody(): Promise<void> {
  await meetPerson();
  if (me === null) me = await api.post<Me>('/me', { name: person.name });
}

export async function rename(name: string): Promise<void> {
  personIs(await api.post<Me>('/me', { name }));
}

/** After signing in, out, or making an account. */
export function personIs(next: Me | null): void {
  me = next;
  if (next) propose(next.name);
}

function propose(name: string): void {
  proposed = name;
  store(KEY, name);
}

/** One of the names that the language proposes to guests. */
function friendlyName(): string {
  const names = t('guest-names').split(/,\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? '';
}
