import type { Logger } from '../machine/tools.js';
import type { FlowStorage } from './flow-storage.js';
import type { SavedFlow } from './saved-flow.js';
import { FORMS } from './smaller.js';

/** How much of a journey could be kept: all of it, what was entered, or nothing. */
export type Kept = 'all' | 'inputs' | 'nothing';

/** A change of a record. */
export interface Change {
  /** The journey that it shall hold; null removes it. */
  readonly saved: SavedFlow | null;
  readonly log: Logger;
  /** Told after each journey that was kept or could not be kept. */
  readonly report: (kept: Kept) => void;
}

/** The way to one record. */
export interface RecordLine {
  /**
   * Changes the record. Changes never overtake each other; of those that wait only the newest is made. With a
   * storage that works at once the change is made when this returns, so that a page may go away after it.
   */
  readonly change: (change: Change) => void;
  /** What the record will hold when all is done; undefined while nothing is under way. */
  readonly pending: () => SavedFlow | null | undefined;
}

// One line for all flows of a storage: the last change of one that goes must not overtake the first of the next.
const lines = new WeakMap<FlowStorage, Map<string, RecordLine>>();

/** The line to a record of a storage. */
export const recordLine = (storage: FlowStorage, key: string): RecordLine => {
  const known = lines.get(storage) ?? new Map<string, RecordLine>();
  lines.set(storage, known);
  const line = known.get(key) ?? newLine(storage, key);
  known.set(key, line);
  return line;
};

const newLine = (storage: FlowStorage, key: string): RecordLine => {
  let current: Change | null = null;
  let next: Change | null = null;
  const start = (change: Change) => {
    current = change;
    make(storage, key, change, () => {
      const waiting = next;
      current = null;
      next = null;
      if (waiting) start(waiting);
    });
  };
  return {
    change: (change) => {
      if (current) next = change;
      else start(change);
    },
    pending: () => (next ?? current)?.saved,
  };
};

const make = (
  storage: FlowStorage,
  key: string,
  { saved, log, report }: Change,
  end: () => void,
): void => {
  const fail = (error: unknown) => log.warn('The journey could not be saved.', error);
  if (saved === null) {
    settle(
      () => storage.remove(key),
      end,
      (error) => {
        fail(error);
        end();
      },
    );
    return;
  }
  const write = ([form, ...smaller]: typeof FORMS, kept: Kept) => {
    if (!form) return;
    settle(
      () => storage.write(key, JSON.stringify(form(saved))),
      () => {
        report(kept);
        end();
      },
      (error) => {
        if (isFull(error) && smaller.length > 0) return write(smaller, 'inputs');
        fail(error);
        report('nothing');
        end();
      },
    );
  };
  write(FORMS, 'all');
};

/** Goes on at once after work that is done at once; a promise would leave it for later. */
const settle = (
  work: () => Promise<void> | void,
  done: () => void,
  failed: (error: unknown) => void,
): void => {
  let outcome: Promise<void> | void;
  try {
    outcome = work();
  } catch (error) {
    failed(error);
    return;
  }
  if (outcome === undefined) done();
  else outcome.then(done, failed);
};

const FULL: ReadonlySet<unknown> = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && FULL.has(error.name);
