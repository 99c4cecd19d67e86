import { ApiError } from '../errors/api-error.js';
import {
  TOKEN_KEYS,
  type StoredTokens,
  type TokenPair,
  type TokenStorage,
} from './token-storage.js';

export const FIRST: TokenPair = { token: 'ada-0', refreshToken: 'ada-r0' };
export const SECOND: TokenPair = { token: 'ada-1', refreshToken: 'ada-r1' };

export const refusedWith = (status: number) =>
  new ApiError('status', { endpoint: 'session.refresh', status });

export const unreachable = () => new ApiError('unreachable', { endpoint: 'session.refresh' });

/** A promise that its test settles. */
export const pending = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
};

/**
 * A browser whose tabs share one storage and one set of locks, and tell each other of changes.
 * @param later passes news on, now or in its own time
 */
export const browser = (
  kept: StoredTokens,
  later: (tell: () => void) => void = (tell) => tell(),
) => {
  let stored = kept;
  const tabs: EventTarget[] = [];
  const lineUp: (() => void)[] = [];
  let isHeld = false;

  const next = () => {
    isHeld = false;
    lineUp.shift()?.();
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
        if (isHeld) lineUp.push(begin);
        else begin();
      }),
  } as Pick<LockManager, 'request'>;

  return {
    locks,
    stored: () => stored,
    /** Opens a tab: its view of the storage, and where it hears of the others' changes. */
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
              if (other !== events) later(() => other.dispatchEvent(storageEvent()));
            }
          },
        },
      };
    },
  };
};

export const storageEvent = (key: string | null = TOKEN_KEYS.token): Event =>
  Object.assign(new Event('storage'), { key });
