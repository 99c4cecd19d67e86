import { isProductionBuild } from '../machine/is-production-build.js';
import type { KeyValueStorage } from '../storage/key-value-storage.js';
import type { PersistedRecordOptions } from './persisted-record.types.js';

/** How often each record is open on this page. */
const openRecords = new WeakMap<KeyValueStorage, Map<string, number>>();
const warned = new WeakMap<KeyValueStorage, Set<string>>();

/**
 * Notes that a record is open. In development, warns once if it already is: two flows with one id on a page.
 * @returns notes that it is closed
 */
export const noteOpenRecord = ({
  key,
  storage,
  log,
}: Pick<PersistedRecordOptions<object>, 'key' | 'storage' | 'log'>): (() => void) => {
  const counts = openRecords.get(storage) ?? new Map<string, number>();
  openRecords.set(storage, counts);
  const add = (change: number) => counts.set(key, (counts.get(key) ?? 0) + change);
  add(1);
  const warnedKeys = warned.get(storage) ?? new Set();
  if (counts.get(key) === 2 && !warnedKeys.has(key) && !isProductionBuild()) {
    warned.set(storage, warnedKeys.add(key));
    log.warn(
      `Two components on this page save to the record "${key}" of one storage, so each shows the changes of the other as a ` +
        'conflict. Give each an `instanceId` of its own, or show only one of them.',
    );
  }
  return () => void add(-1);
};
