import type { JourneyStorage } from '@spinout/flow-kit';
import type { BrowserRecord } from '../saved-journeys/browser-record.js';
import type { JourneySource } from './my-journeys.types.js';

/**
 * One kind of journeys of a storage, for the list of journeys. What was put aside because it could not be read
 * is not listed; a record that cannot be read now makes `list` reject.
 */
export const browserSource = (record: BrowserRecord, storage: JourneyStorage): JourneySource => ({
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
    // Another tab may have begun another journey meanwhile: that one stays.
    if (facts?.id === id) await storage.remove(record.key);
    for (const key of record.belongings?.(id) ?? []) await storage.remove(key);
  },
});
