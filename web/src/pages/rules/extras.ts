/** What a section of a game's rules has besides its text: pictures, and things to browse. */
import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component }>;

const EXTRAS: Record<string, Record<string, Load>> = {
  'fantasy-realms': {
    scoring: () => import('./fantasy-realms/Order.svelte'),
    cards: () => import('./fantasy-realms/CardBrowser.svelte'),
  },
  'via-magica': {
    opening: () => import('./via-magica/Steps.svelte'),
    portals: () => import('./via-magica/PortalBrowser.svelte'),
  },
  fantazja: {
    setup: () => import('./fantazja/Anatomy.svelte'),
    small: () => import('./fantazja/Counts.svelte'),
    large: () => import('./fantazja/Stack.svelte'),
    'dark-energy': () => import('./fantazja/Dark.svelte'),
    powers: () => import('./fantazja/Powers.svelte'),
    tiles: () => import('./fantazja/TileBrowser.svelte'),
  },
  indaman: {
    island: () => import('./indaman/Island.svelte'),
    turn: () => import('./indaman/Klippidi.svelte'),
    cities: () => import('./indaman/Revenue.svelte'),
    creatures: () => import('./indaman/Creatures.svelte'),
    objects: () => import('./indaman/Objects.svelte'),
    mages: () => import('./indaman/Mages.svelte'),
    tower: () => import('./indaman/Tower.svelte'),
  },
};

/** All of them at once: what comes later would move what is being read. */
export async function loadExtras(game: string): Promise<Map<string, Component>> {
  const extras = Object.entries(EXTRAS[game] ?? {});
  return new Map(await Promise.all(extras.map(async ([section, load]) => [section, (await load()).default] as const)));
}
