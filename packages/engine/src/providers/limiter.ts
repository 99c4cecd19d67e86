import { rateAdvice } from './rate-headers.js';

/** What a provider allows. */
export interface Pace {
  readonly perSecond: number;
  /** Requests under way at once. */
  readonly concurrent: number;
}

/** Leave to send one request, or how long it would have to wait. */
export type Turn =
  | { readonly granted: true; readonly release: () => void }
  | { readonly granted: false; readonly retryAfterMs: number };

export interface Limiter {
  /** Waits for a turn. @throws the signal's reason, when it fires first */
  turn(signal: AbortSignal): Promise<Turn>;
  /** Takes a reply's headers and status to heart. @returns milliseconds of the pause that they ask for, if any */
  learn(headers: Headers, status: number): number | undefined;
  /** Pauses as a reply without words for it asks. @returns milliseconds of the pause */
  backOff(): number;
}

/** Longer pauses are reported instead of waited for. */
export const MAX_WAIT_MS = 2000;
const MAX_QUEUE = 100;
const FIRST_BACK_OFF_MS = 1000;
const MAX_BACK_OFF_MS = 60_000;
const MS = 1000;
const TOO_MANY_REQUESTS = 429;

interface LimiterDependencies extends Pace {
  readonly now: () => Date;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Keeps requests to one provider apart, as it allows; its headers slow the pace and never quicken it. */
export function createLimiter({ now, sleep, perSecond, concurrent }: LimiterDependencies): Limiter {
  const queue: (() => void)[] = [];
  let intervalMs = Math.ceil(MS / perSecond);
  let most = concurrent;
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

  /** Waits for a free place among those that may be under way at once. */
  const place = async (signal: AbortSignal) => {
    while (running >= most) {
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          queue.splice(queue.indexOf(enter), 1);
          reject(signal.reason);
        };
        queue.push(enter);
        signal.addEventListener('abort', leave, { once: true });
      });
    }
    running += 1;
  };

  const waitMs = () => {
    const at = now().getTime();
    // A clock that was set back must not stop the requests.
    lastStartMs = Math.min(lastStartMs, at);
    return { spacing: lastStartMs + intervalMs - at, pause: pausedUntilMs - at };
  };

  return {
    async turn(signal) {
      signal.throwIfAborted();
      const paused = waitMs().pause;
      if (paused > MAX_WAIT_MS) return { granted: false, retryAfterMs: paused };
      if (queue.length >= MAX_QUEUE) return { granted: false, retryAfterMs: MAX_WAIT_MS };
      await place(signal);
      try {
        for (let wait = waitMs(); Math.max(wait.spacing, wait.pause) > 0; wait = waitMs()) {
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
    learn(headers, status) {
      const advice = rateAdvice(headers, now());
      intervalMs = Math.max(intervalMs, Math.ceil(advice.intervalMs ?? 0));
      most = Math.min(most, advice.concurrent ?? most);
      if (status !== TOO_MANY_REQUESTS) backOffs = 0;
      return advice.pauseMs === undefined ? undefined : pause(advice.pauseMs);
    },
    backOff() {
      const ms = Math.min(MAX_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** backOffs);
      backOffs += 1;
      return pause(ms);
    },
  };
}
