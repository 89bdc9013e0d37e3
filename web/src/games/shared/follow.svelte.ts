/** What happens while somebody looks at the table: before the page shows it, and after. */
import { untrack } from 'svelte';
import type { TableSession } from '$lib/table/session.svelte';

interface Follower {
  /** The page is still as it was. */
  before: () => void;
  /** The page shows it; only what is new, and not while looking back. */
  after: (events: readonly unknown[]) => void;
}

export function followEvents(of: () => TableSession, { before, after }: Follower): void {
  let told = untrack(() => of().lastNumber);
  $effect.pre(() => {
    void of().events;
    untrack(before);
  });
  $effect(() => {
    const session = of();
    const fresh = session.events.filter((event) => event.number > told);
    told = session.lastNumber;
    if (session.past) return;
    const events = fresh.flatMap((event) => ('event' in event ? [event.event] : []));
    untrack(() => after(events));
  });
}
