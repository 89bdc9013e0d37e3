/** What happens is spoken, and shown in the chronicle: here it is spoken. */
import { untrack } from 'svelte';
import { t } from '../i18n/index.svelte';
import { speak } from '../speak.svelte';
import { entriesOf, taleOf } from './chronicle';
import type { TableSession } from './session.svelte';

/** Speaks every event that comes after the first look at the table, and when it becomes my turn. */
export function tellEvents(of: () => TableSession, untold: () => readonly string[] | undefined): void {
  let told: number | undefined;
  $effect(() => {
    const session = of();
    void session.events;
    const mine = session.myTurn;
    untrack(() => {
      const before = told ?? session.lastNumber;
      told = session.lastNumber;
      if (session.lastNumber <= before || session.replaying) return;
      const entries = entriesOf({ ...taleOf(session), acted: 0, things: [], rounds: false, untold: untold() });
      const fresh = entries.filter((entry) => entry.number > before);
      speak([...fresh.map((entry) => entry.text), ...(mine ? [t('table-your-turn')] : [])].join(' '));
    });
  });
}
