import type { KeyValueStorage } from '@spinout/flow-kit';
import type { BrowserRecord } from '../../storage/browser-record.js';
import type { JourneySource } from './my-journeys.types.js';

/**
 * Creates a source for the list of journeys from one kind of journey in a storage. Backups of unreadable journeys are not
 * listed; an unreadable journey makes `list` reject.
 */
export const browserSource = (record: BrowserRecord, storage: KeyValueStorage): JourneySource => ({
  kind: record.kind,
  list: async () => {
    const text = await storage.read(record.key);
    if (text === null) return [];
    const facts = await record.read(text);
    if (facts === null) throw new Error(`The stored journey "${record.kind}" cannot be read.`);
    const { id, title, step, stepCount, savedAt } = facts;
    return [{ id, kind: record.kind, title, step, stepCount, savedAt }];
  },
  remove: async (id) => {
    const text = await storage.read(record.key);
    const facts = text === null ? null : await record.read(text);
    // Another tab may have started another journey in the meantime, which must stay.
    if (facts?.id === id) await storage.remove(record.key);
    for (const key of record.getRelatedKeys?.(id) ?? []) await storage.remove(key);
  },
});
