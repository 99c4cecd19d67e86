import { parseRateLimitHints } from './rate-headers.js';

export interface RateLimit {
  readonly perSecond: number;
  /** Maximum concurrent requests. */
  readonly concurrent: number;
}

/** Permission to send one request, or how long it would have to wait. */
export type Permit =
  | { readonly granted: true; readonly release: () => void }
  | { readonly granted: false; readonly retryAfterMs: number };

export interface RateLimiter {
  /** Waits for a permit. @throws the signal's reason, if it is aborted first */
  acquire(signal: AbortSignal): Promise<Permit>;
  /** Adjusts the pace to a reply's headers and status. @returns milliseconds of the pause that they ask for, if any */
  applyHeaders(headers: Headers, status: number): number | undefined;
  /** Pauses with exponential backoff, for replies without a retry header. @returns milliseconds of the pause */
  backOff(): number;
}

/** Longer pauses are reported instead of waited for. */
export const MAX_WAIT_MS = 2000;
const MAX_QUEUE = 100;
const FIRST_BACK_OFF_MS = 1000;
const MAX_BACK_OFF_MS = 60_000;
const MS = 1000;
const TOO_MANY_REQUESTS = 429;

interface RateLimiterDependencies extends RateLimit {
  readonly now: () => Date;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Creates a rate limiter for one provider; its headers can slow the pace but never speed it up. */
export function createRateLimiter({
  now,
  sleep,
  perSecond,
  concurrent,
}: RateLimiterDependencies): RateLimiter {
  const queue: (() => void)[] = [];
  let intervalMs = Math.ceil(MS / perSecond);
  let maxConcurrent = concurrent;
  let running = 0;
  let lastStartMs = Number.NEGATIVE_INFINITY;
  let pausedUntilMs = Number.NEGATIVE_INFINITY;
  let backOffs = 0;

  const pause = (ms: number) => {
    pausedUntilMs = Math.max(pausedUntilMs, now().getTime() + ms);
    return ms;
  };

  const release = () => {
    running -= 1;
    queue.shift()?.();
  };

  /** Waits until another request may be in progress. */
  const acquireSlot = async (signal: AbortSignal) => {
    while (running >= maxConcurrent) {
      await new Promise<void>((resolve, reject) => {
        const onSlotFree = () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        };
        const onAbort = () => {
          queue.splice(queue.indexOf(onSlotFree), 1);
          reject(signal.reason);
        };
        queue.push(onSlotFree);
        signal.addEventListener('abort', onAbort, { once: true });
      });
    }
    running += 1;
  };

  const getWaitMs = () => {
    const at = now().getTime();
    // A clock that was set back must not stop the requests.
    lastStartMs = Math.min(lastStartMs, at);
    return { spacing: lastStartMs + intervalMs - at, pause: pausedUntilMs - at };
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      const paused = getWaitMs().pause;
      if (paused > MAX_WAIT_MS) return { granted: false, retryAfterMs: paused };
      if (queue.length >= MAX_QUEUE) return { granted: false, retryAfterMs: MAX_WAIT_MS };
      await acquireSlot(signal);
      try {
        for (let wait = getWaitMs(); Math.max(wait.spacing, wait.pause) > 0; wait = getWaitMs()) {
          if (wait.pause > MAX_WAIT_MS) {
            release();
            return { granted: false, retryAfterMs: wait.pause };
          }
          await sleep(Math.max(wait.spacing, wait.pause), signal);
        }
      } catch (error) {
        release();
        throw error;
      }
      lastStartMs = now().getTime();
      return { granted: true, release };
    },
    applyHeaders(headers, status) {
      const hints = parseRateLimitHints(headers, now());
      intervalMs = Math.max(intervalMs, Math.ceil(hints.intervalMs ?? 0));
      maxConcurrent = Math.min(maxConcurrent, hints.concurrent ?? maxConcurrent);
      if (status !== TOO_MANY_REQUESTS) backOffs = 0;
      return hints.pauseMs === undefined ? undefined : pause(hints.pauseMs);
    },
    backOff() {
      const ms = Math.min(MAX_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** backOffs);
      backOffs += 1;
      return pause(ms);
    },
  };
}
