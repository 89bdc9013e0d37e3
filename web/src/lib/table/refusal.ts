/** A refusal, for people. */
import type { ErrorBody } from '../../protocol';
import { ApiFailure } from '../api';
import { describe, hasText, t, type Json } from '../i18n/index.svelte';

export function errorOf(failure: unknown): ErrorBody {
  if (failure instanceof Refused) return failure.error;
  if (failure instanceof ApiFailure) {
    return { code: failure.code, params: failure.params, ruling: failure.ruling, message: failure.message };
  }
  return { code: 'unknown', params: {}, message: String(failure) };
}

/** What a request is rejected with. */
export class Refused extends Error {
  constructor(readonly error: ErrorBody) {
    super(error.message);
    this.name = 'Refused';
  }
}

export function offline(): Refused {
  return new Refused({ code: 'offline', params: {}, message: 'no connection' });
}

/** The rules' own sentence, else the table's, else the server's. */
export function refusalText(game: string, error: ErrorBody, players: readonly string[]): string {
  const { code } = error;
  if (hasText(`${game}-refusal-${code}`) || hasText(`refusal-${code}`)) {
    return describe(game, 'refusal', { ...error.params, code }, players);
  }
  const params = error.params as Record<string, Json>;
  if (hasText(`play-refusal-${code}`)) return t(`play-refusal-${code}`, params);
  return hasText(`error-${code}`) ? t(`error-${code}`, params) : t('error-unknown');
}
