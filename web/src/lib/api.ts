/** The server's HTTP side. An answer that is an error is thrown as an ApiFailure. */
import { hasText, t, type Json } from './i18n/index.svelte';

const BASE = '/api/v1';

export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Record<string, Json> = {},
    readonly ruling?: number,
    message = code,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

/** What went wrong, for people. */
export function failureText(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return t('error-unknown');
  const id = `error-${failure.code}`;
  return hasText(id) ? t(id, failure.params) : t('error-unknown');
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function send<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(BASE + path, request);
  } catch {
    throw new ApiFailure(0, 'offline');
  }
  const text = await answer.text();
  const value = parse(text);
  if (!answer.ok) throw failureOf(answer.status, value);
  return value as Answer;
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(status: number, value: unknown): ApiFailure {
  if (typeof value !== 'object' || value === null) return new ApiFailure(status, status >= 500 ? 'offline' : 'unknown');
  const { code, params, ruling, message } = value as Record<string, unknown>;
  const text = (part: unknown) => (typeof part === 'string' ? part : undefined);
  const given = typeof params === 'object' && params !== null ? (params as Record<string, Json>) : {};
  return new ApiFailure(status, text(code) ?? 'unknown', given, typeof ruling === 'number' ? ruling : undefined, text(message));
}

export const api = {
  get: <Answer>(path: string) => send<Answer>('GET', path),
  post: <Answer>(path: string, body?: unknown) => send<Answer>('POST', path, body),
  put: <Answer>(path: string, body?: unknown) => send<Answer>('PUT', path, body),
  patch: <Answer>(path: string, body?: unknown) => send<Answer>('PATCH', path, body),
  delete: <Answer>(path: string, body?: unknown) => send<Answer>('DELETE', path, body),
};

/** The address of a WebSocket of ours. */
export function socketUrl(path: string): string {
  const url = new URL(BASE + path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
