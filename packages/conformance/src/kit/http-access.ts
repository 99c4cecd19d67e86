import { ConfigurationError } from '@spinout/api-client';
import { retryAfter, sleep as timerSleep, type Sleep } from '@spinout/api-client/http';
import type { Answer, HttpAccess, HttpAnswer } from './check.types.js';
import { cookieFetch } from './cookie-fetch.js';
import { retryWhenRateLimited } from './retry-when-rate-limited.js';
import { withTimeout } from './with-timeout.js';

/**
 * Creates raw HTTP access to a server.
 * @throws {ConfigurationError} if the address is invalid
 */
export function openHttp(
  { url, fetch: given }: { readonly url: string; readonly fetch?: typeof fetch },
  { timeoutMs, sleep = timerSleep }: { readonly timeoutMs: number; readonly sleep?: Sleep },
): HttpAccess & { readonly url: string; readonly fetch: typeof fetch } {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ConfigurationError(
      `"${url}" is not the address of a server. Write e.g. https://spinout.example.org.`,
    );
  }
  const base = url.replace(/(?<!\/)\/+$/, '');
  const send = given ?? cookieFetch(new URL(url).origin);
  const ask = (path: string, init: RequestInit) =>
    withTimeout(timeoutMs, `${init.method ?? 'GET'} ${path}`, async (signal) => {
      const response = await send(base + path, { redirect: 'manual', ...init, signal });
      const contentType = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
      return {
        status: response.status,
        headers: response.headers,
        contentType: contentType.trim().toLowerCase(),
        text: await response.text(),
      };
    });
  return {
    /** Base address without a trailing slash. */
    url: base,
    fetch: send,
    send: (path, init = {}) =>
      retryWhenRateLimited(
        () => ask(path, init),
        ({ headers }) => retryAfter(headers, Date.now),
        sleep,
      ),
  };
}

export const postJson = (
  http: HttpAccess,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer> =>
  http.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Converts an HTTP reply to an {@link Answer}. */
export const parseHttpAnswer = (
  call: string,
  { status, contentType, text }: HttpAnswer,
): Answer => {
  const plain = { call, status, contentType, body: { kind: 'text', text } } as const;
  try {
    return { ...plain, body: { kind: 'json', value: JSON.parse(text) as unknown } };
  } catch {
    return plain;
  }
};
