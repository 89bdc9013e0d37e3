/** Words about a table that several places say. */
import { hasText, t } from '../i18n/index.svelte';
import type { TableSession } from './session.svelte';

export function gameName(game: string): string {
  return hasText(game) ? t(game) : game;
}

export function variantName(game: string, variant: string): string {
  const id = `${game}-variant-${variant}`;
  return hasText(id) ? t(id) : variant;
}

/** "Table of Zofia · Classic". */
export function tableName(session: TableSession): string {
  const { match, names } = session;
  if (!match) return '';
  const variant = variantName(match.game, match.variant);
  const host = match.host === null ? undefined : names[match.host];
  return host === undefined ? variant : t('table-of', { host, variant });
}
