/** Component files: the game's tool `components` reads them, and gives a file to begin with. */
import { api } from '$lib/api';
import type { Component } from 'svelte';
import type { Problem } from '../../protocol';
import type { Design } from '../../protocol/fantazja';

/** What a file came to: the option's value under the option's name, or what is wrong. */
export type Reading = { kind: 'fine'; value: string; hash: string; designs: readonly Design[] } | { kind: 'faulty'; problems: Problem[] };

/** What a game's tool answers; the value stands under the name of the option. */
export function readingOf(answer: Record<string, unknown>, option: string): Reading {
  if (Array.isArray(answer.problems)) return { kind: 'faulty', problems: answer.problems as Problem[] };
  return { kind: 'fine', value: String(answer[option] ?? ''), hash: String(answer.hash ?? ''), designs: (answer.designs ?? []) as readonly Design[] };
}

const path = (game: string) => `/games/${encodeURIComponent(game)}/tools/components`;

export async function readComponents(game: string, option: string, text: string): Promise<Reading> {
  return readingOf(await api.post<Record<string, unknown>>(path(game), { text }), option);
}

/** The game's own components as a file. */
export async function fileToFill(game: string): Promise<string> {
  const { file } = await api.post<{ file?: string }>(path(game), {});
  return file ?? '';
}

/** Hands the browser a file to keep. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The line of the file, without what would make it too long to show. */
export function lineOf(text: string, line: number): string {
  const found = (text.split(/\r?\n/)[line - 1] ?? '').trim();
  return found.length > 72 ? `${found.slice(0, 71)}…` : found;
}

type Shown = Component<{ value: string; designs: readonly Design[] }>;

/** How components look, where a game can show them. */
const PREVIEWS: Record<string, () => Promise<{ default: Shown }>> = {
  fantazja: () => import('../rules/fantazja/TileSet.svelte'),
  indaman: () => import('./IslandPreview.svelte'),
};

export async function previewOf(game: string): Promise<Shown | undefined> {
  return (await PREVIEWS[game]?.())?.default;
}
