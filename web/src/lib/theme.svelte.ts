/** Day and night: the system's, until the candle button chooses. */
import { store, stored } from './storage';

export type Theme = 'day' | 'night';
const KEY = 'fabletop-theme';

let theme = $state<Theme>('day');

export function currentTheme(): Theme {
  return theme;
}

export function startTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const kept = stored(KEY);
  show(kept === 'day' || kept === 'night' ? kept : system.matches ? 'night' : 'day');
  system.addEventListener('change', () => {
    if (stored(KEY) === null) show(system.matches ? 'night' : 'day');
  });
}

export function toggleTheme(): void {
  show(theme === 'day' ? 'night' : 'day');
  store(KEY, theme);
}

function show(next: Theme): void {
  theme = next;
  document.documentElement.dataset.theme = next;
}
