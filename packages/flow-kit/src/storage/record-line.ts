import type { Logger } from '../machine/runtime.js';
import type { JourneyStorage } from './journey-storage.js';

/** How much of a journey could be kept: all of it, what was entered, or nothing. */
export type Kept = 'all' | 'inputs' | 'nothing';

/** Makes what is kept smaller. */
export type Form<Saved> = (saved: Saved) => Saved;

/** A change of a record. */
export interface Change<Saved> {
  /** The journey that it shall hold; null removes it. */
  readonly saved: Saved | null;
  /** What is tried in turn while the storage is full, from whole to smallest. @default whole or nothing */
  readonly forms?: readonly Form<Saved>[] | undefined;
  readonly log: Logger;
  /** Told after each journey that was kept or could not be kept. */
  readonly report: (kept: Kept) => void;
}

/** The way to one record. */
export interface RecordLine<Saved> {
  /**
   * Changes the record. Changes never overtake each other; of those that wait only the newest is made. With a
   * storage that works at once the change is made when this returns, so that a page may go away after it.
   */
  readonly change: (change: Change<Saved>) => void;
  /** What the record will hold when all is done; undefined while nothing is under way. */
  readonly pending: () => Saved | null | undefined;
}

// One line for all flows of a storage: the last change of one that goes must not overtake the first of the next.
const lines = new WeakMap<JourneyStorage, Map<string, unknown>>();

/** The line to a record of a storage. */
export const recordLine = <Saved>(storage: JourneyStorage, key: string): RecordLine<Saved> => {
  const known = lines.get(storage) ?? new Map<string, unknown>();
  lines.set(storage, known);
  // One key holds one kind of record.
  const line = (known.get(key) ?? newLine<Saved>(storage, key)) as RecordLine<Saved>;
  known.set(key, line);
  return line;
};

const newLine = <Saved>(storage: JourneyStorage, key: string): RecordLine<Saved> => {
  let current: Change<Saved> | null = null;
  let next: Change<Saved> | null = null;
  const start = (change: Change<Saved>) => {
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

const make = <Saved>(
  storage: JourneyStorage,
  key: string,
  { saved, forms = [(whole) => whole], log, report }: Change<Saved>,
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
  const write = ([form, ...smaller]: readonly Form<Saved>[], kept: Kept) => {
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
  write(forms, 'all');
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
