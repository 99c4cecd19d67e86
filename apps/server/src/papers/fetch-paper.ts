import { lookup as dnsLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { FetchedPaper, EngineDependencies } from '@spinout/engine/node';
import { Agent, fetch, type Response } from 'undici';
import { createFetchRefusal } from './fetch-refusal.js';
import { guardedConnector } from './guarded-connection.js';
import { describeUnreadableType } from './paper-types.js';
import { isPublicAddress } from './public-address.js';

export interface FetchPaperSettings {
  /** @default 20 MB, also once unpacked */
  readonly maxBytes?: number;
  /** Total timeout in milliseconds: name resolution, redirects, body. @default 10_000 */
  readonly timeoutMs?: number;
  /** @default 80 and 443 */
  readonly ports?: readonly number[];
  /** Which IP addresses are allowed. @default those of the public internet */
  readonly isAllowed?: (address: string) => boolean;
  /** @default dns.lookup */
  readonly lookup?: LookupFunction;
}

const MB = 1024 * 1024;
const MAX_BYTES = 20 * MB;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const NOT_FOUND_STATUSES = new Set([404, 410]);
const NOT_OPEN = new Set([401, 402, 403, 407, 451]);

const HEADERS = {
  Accept: 'application/pdf, text/html;q=0.9, text/plain;q=0.8, */*;q=0.5',
  'User-Agent': 'Spinout (reads a paper on behalf of a user)',
};

/**
 * Creates the fetcher of papers. It connects only to public IP addresses, regardless of name or notation; each
 * redirect is checked again.
 * @returns rejects with a refusal for the user, or with the reason of the caller's signal
 */
export function fetchPaper(
  settings: FetchPaperSettings = {},
): NonNullable<EngineDependencies['fetchPaper']> {
  const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS, ports = [80, 443] } = settings;
  const connect = guardedConnector({
    lookup: settings.lookup ?? dnsLookup,
    isAllowed: settings.isAllowed ?? isPublicAddress,
    timeoutMs,
  });

  const fetchFollowingRedirects = async (
    url: URL,
    agent: Agent,
    signal: AbortSignal,
  ): Promise<FetchedPaper> => {
    let current = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      checkAddress(current, ports);
      const reply = await fetch(current, {
        dispatcher: agent,
        redirect: 'manual',
        headers: HEADERS,
        signal,
      });
      const next = REDIRECTS.has(reply.status) ? reply.headers.get('location') : null;
      if (next === null) return readPaper(reply, current, maxBytes);
      await reply.body?.cancel();
      if (!URL.canParse(next, current)) throw createFetchRefusal('notWeb');
      current = new URL(next, current);
    }
    throw createFetchRefusal('redirects');
  };

  return async (address, callerSignal) => {
    if (!URL.canParse(address)) throw createFetchRefusal('notWeb');
    const timeoutSignal = AbortSignal.timeout(timeoutMs);
    // One agent per paper: connections are neither kept nor shared between callers.
    const agent = new Agent({ connect });
    try {
      return await fetchFollowingRedirects(
        new URL(address),
        agent,
        AbortSignal.any([callerSignal, timeoutSignal]),
      );
    } catch (error) {
      callerSignal.throwIfAborted();
      if (timeoutSignal.aborted) throw createFetchRefusal('tooSlow', { seconds: timeoutMs / 1000 });
      throw findRefusal(error);
    } finally {
      await agent.destroy();
    }
  };
}

const checkAddress = (url: URL, ports: readonly number[]) => {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!isWeb || !ports.includes(port) || url.username !== '' || url.password !== '') {
    throw createFetchRefusal('notWeb');
  }
};

const readPaper = async (reply: Response, url: URL, maxBytes: number): Promise<FetchedPaper> => {
  const contentType = reply.headers.get('content-type') ?? '';
  checkReply(reply, contentType);
  const tooLarge = () => createFetchRefusal('tooLarge', { size: Math.floor(maxBytes / MB) });
  if (Number(reply.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = reply.body;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  url.hash = '';
  return { bytes: new Uint8Array(Buffer.concat(chunks)), contentType, finalUrl: url.href };
};

const checkReply = ({ status, ok }: Response, contentType: string) => {
  if (NOT_FOUND_STATUSES.has(status)) throw createFetchRefusal('notThere', { status });
  if (NOT_OPEN.has(status)) throw createFetchRefusal('notOpen', { status });
  if (!ok) throw createFetchRefusal('failed', { status });
  const kind = describeUnreadableType(contentType);
  if (kind !== null) throw createFetchRefusal('wrongKind', { kind });
};

/** Returns the refusal of a failed connection, which `fetch` wraps as a cause. */
const findRefusal = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'Refusal') return cause;
  }
  return error;
};
