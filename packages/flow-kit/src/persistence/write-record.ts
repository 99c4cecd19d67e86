import type { KeyValueStorage } from '../storage/key-value-storage.js';
import { runMaybeAsync } from './run-maybe-async.js';

/** How much of a record is saved: everything, only the user's input, or nothing. */
export type SaveStatus = 'all' | 'inputs' | 'nothing';

/** A compaction level: reduces what is saved. */
export type CompactionLevel<Saved> = (saved: Saved) => Saved;

/** The result of a write: the stored text, or why nothing was stored. */
export type WriteOutcome =
  | { readonly saveStatus: 'all' | 'inputs'; readonly text: string }
  | { readonly saveStatus: 'nothing'; readonly error: unknown };

const QUOTA_ERROR_NAMES: ReadonlySet<unknown> = new Set([
  'QuotaExceededError',
  'NS_ERROR_DOM_QUOTA_REACHED',
]);

const isQuotaError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  QUOTA_ERROR_NAMES.has(error.name);

/** Writes the texts of a record in turn, the largest first, until one fits into the storage (quota fallback). */
export const writeRecord = (
  storage: KeyValueStorage,
  key: string,
  texts: readonly (() => string)[],
  done: (outcome: WriteOutcome) => void,
): void => {
  const write = (index: number) => {
    const text = texts[index]?.() ?? '';
    runMaybeAsync(
      () => storage.write(key, text),
      () => done({ saveStatus: index === 0 ? 'all' : 'inputs', text }),
      (error) => {
        if (isQuotaError(error) && index + 1 < texts.length) return write(index + 1);
        done({ saveStatus: 'nothing', error });
      },
    );
  };
  write(0);
};
