/** Rate limits from the headers of a reply. */
export interface RateLimitHints {
  /** Minimum milliseconds between two requests. */
  readonly intervalMs?: number;
  /** Maximum concurrent requests. */
  readonly concurrent?: number;
  /** Milliseconds to pause before the next request. */
  readonly pauseMs?: number;
}

const MS = 1000;

const parsePositive = (text: string | null): number | undefined => {
  const value = text === null ? Number.NaN : Number.parseFloat(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** Parses `Retry-After`, in seconds or as a date, to milliseconds. */
export const parseRetryAfter = (header: string | null, now: Date): number | undefined => {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Number.parseFloat(text) * MS;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
};

const isSpent = (headers: Headers): boolean =>
  ['x-ratelimit-remaining', 'x-ratelimit-remaining-usd'].some((name) => {
    const value = headers.get(name);
    return value !== null && value.trim() !== '' && Number(value) <= 0;
  });

/**
 * Parses the rate limit headers of a reply: Crossref's `x-rate-limit-limit`, `-interval` and `x-concurrency-limit`,
 * OpenAlex's and NCBI's `x-ratelimit-remaining` (and `-usd`) with `-reset`, and `Retry-After`.
 */
export function parseRateLimitHints(headers: Headers, now: Date): RateLimitHints {
  const limit = parsePositive(headers.get('x-rate-limit-limit'));
  const intervalSeconds = parsePositive(headers.get('x-rate-limit-interval')) ?? 1;
  const concurrent = parsePositive(headers.get('x-concurrency-limit'));
  const resetSeconds = isSpent(headers)
    ? parsePositive(headers.get('x-ratelimit-reset'))
    : undefined;
  const pauseMs = parseRetryAfter(headers.get('retry-after'), now) ?? (resetSeconds ?? 0) * MS;
  return {
    ...(limit === undefined ? {} : { intervalMs: (intervalSeconds * MS) / limit }),
    ...(concurrent === undefined ? {} : { concurrent: Math.max(1, Math.floor(concurrent)) }),
    ...(pauseMs > 0 ? { pauseMs } : {}),
  };
}
