/** What happens is spoken, and shown in the chronicle: here it is spoken. */
import { untrack } from 'svelte';
import { t } from '../i18n/index.svelte';
import { speak } from '../speak.svelte';
import { entriesOf } from './chronicle';
import type { TableSession } from './session.svelte';

/** Speaks every event that comes after the first look at the table, and when it becomes my turn. */
export function tellEvents(of: () => TableSession): void {
  let told: number | undefined;
  $effect(() => {
    const session = of();
    const events = session.events;
    const mine = session.myTurn;
    untrack(() => {
      const before = told ?? session.lastNumber;
      told = session.lastNumber;
      const fresh = events.filter((event) => event.number > before);
      if (fresh.length === 0 || session.replaying) return;
      const { game, undone, names, mySeat } = session;
      const entries = entriesOf({ game, events: fresh, undone, names, mySeat, acted: 0, things: [], rounds: false });
      speak([...entries.map((entry) => entry.text), ...(mine ? [t('table-your-turn')] : [])].join(' '));
    });
  });
}
