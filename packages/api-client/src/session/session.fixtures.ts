import { ApiError } from '../errors/api-error.js';
import {
  TOKEN_KEYS,
  type StoredTokens,
  type TokenPair,
  type TokenStorage,
} from './token-storage.js';

export const FIRST: TokenPair = { token: 'ada-0', refreshToken: 'ada-r0' };
export const SECOND: TokenPair = { token: 'ada-1', refreshToken: 'ada-r1' };

export const createRefusal = (status: number) =>
  new ApiError('status', { endpoint: 'session.refresh', status });

export const unreachable = () => new ApiError('unreachable', { endpoint: 'session.refresh' });

/** A promise with its resolve and reject functions. */
export const pending = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((...callbacks) => ([resolve, reject] = callbacks));
  return { promise, resolve, reject };
};

/**
 * A fake browser whose tabs share a storage and locks, and notify each other of changes.
 * @param schedule delivers storage events, at once or later
 */
export const browser = (
  initial: StoredTokens,
  schedule: (notify: () => void) => void = (notify) => notify(),
) => {
  let stored = initial;
  const tabs: EventTarget[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;

  const next = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  const locks = {
    request: (
      _name: string,
      { signal }: LockOptions,
      work: (lock: Lock | null) => unknown,
    ): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const begin = () => {
          if (signal?.aborted) return next();
          isHeld = true;
          void Promise.resolve(work(null)).then(resolve, reject).finally(next);
        };
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (isHeld) waiting.push(begin);
        else begin();
      }),
  } as Pick<LockManager, 'request'>;

  return {
    locks,
    stored: () => stored,
    /** Opens a tab with its storage and its storage events. */
    tab(): { readonly storage: TokenStorage; readonly events: EventTarget } {
      const events = new EventTarget();
      tabs.push(events);
      return {
        events,
        storage: {
          read: () => stored,
          write: (tokens) => {
            stored = tokens;
            for (const other of tabs) {
              if (other !== events) schedule(() => other.dispatchEvent(storageEvent()));
            }
          },
        },
      };
    },
  };
};

export const storageEvent = (key: string | null = TOKEN_KEYS.token): Event =>
  Object.assign(new Event('storage'), { key });
