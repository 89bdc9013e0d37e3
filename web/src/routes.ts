import type { Route } from '$lib/router.svelte';

export const routes: Route[] = [
  { path: '/', page: () => import('./pages/home/Home.svelte'), title: 'title-home' },
  { path: '/new', page: () => import('./pages/setup/Setup.svelte'), title: 'title-setup' },
  { path: '/t/:match', page: () => import('./pages/table/Table.svelte'), title: 'title-table' },
  { path: '/replay/:match', page: () => import('./pages/table/Replay.svelte'), title: 'title-replay' },
  { path: '/score', page: () => import('./pages/score/Score.svelte'), title: 'title-score', texts: ['web/scorer'] },
  { path: '/rules', page: () => import('./pages/rules/Rules.svelte'), title: 'title-rules', texts: ['web/rules'] },
  { path: '/rules/:game', page: () => import('./pages/rules/Rules.svelte'), title: 'title-rules', texts: ['web/rules'] },
  { path: '/matches', page: () => import('./pages/matches/Matches.svelte'), title: 'title-matches' },
  { path: '/account', page: () => import('./pages/account/Account.svelte'), title: 'title-account' },
  { path: '/credits', page: () => import('./pages/credits/Credits.svelte'), title: 'title-credits' },
];
