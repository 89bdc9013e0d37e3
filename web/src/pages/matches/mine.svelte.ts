/** My matches, looked at again now and then: whose turn it is changes while the page stands open. */
import { api, ApiFailure } from '$lib/api';
import { meetPerson, person } from '$lib/person.svelte';
import type { TableSummary } from '../../protocol';

const AGAIN = 10_000;

export class MyMatches {
  all = $state.raw<TableSummary[]>();
  /** Why they could not be asked for; the last answer stays. */
  failure = $state.raw<unknown>();

  /** For `$effect(() => matches.start())`: gives what stops it. */
  start(): () => void {
    const look = () => void (document.visibilityState === 'visible' && this.load());
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async load(): Promise<void> {
    try {
      await meetPerson();
      if (!person.met) throw new ApiFailure(0, 'offline');
      this.all = person.known ? await api.get<TableSummary[]>('/me/matches') : [];
      this.failure = undefined;
    } catch (failure) {
      this.failure = failure;
    }
  }
}
