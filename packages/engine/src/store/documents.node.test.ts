import { expect, it } from 'vitest';
import { memoryStore } from '../node.js';
import { createDocumentStore, type StoredDocument } from './documents.js';

const document: StoredDocument = {
  id: 'paper-1',
  journeyId: 'journey-1',
  title: 'Sleep',
  method: 'file',
  fileName: 'sleep.pdf',
  paged: false,
  pages: [{ number: 1, text: 'Spindles consolidate memory.' }],
  addedAt: '2026-03-01T12:00:00.000Z',
};

it.each(['journey:', 'document:'])(
  'keeps no text of a paper if the storage refuses its entry %s',
  async (refused) => {
    const store = memoryStore();
    const set: typeof store.set = (key, value) =>
      key.startsWith(refused)
        ? Promise.reject(new Error('The storage limit is reached.'))
        : store.set(key, value);
    const documents = createDocumentStore({ ...store, set });
    await expect(documents.put(document)).rejects.toThrow('storage limit');
    expect(await documents.get(document.id)).toBeUndefined();
    expect(await documents.listByJourney(document.journeyId)).toEqual([]);
  },
);
