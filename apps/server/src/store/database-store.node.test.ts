import { randomUUID } from 'node:crypto';
import { memoryStore } from '@spinout/engine/node';
import { describe, expect, it } from 'vitest';
import { NotJsonError } from '../database/json-text.js';
import { eachDatabase } from '../database/testing.js';
import { databaseStore } from './database-store.js';
import { describeStore } from './store-conformance.js';

const RUNS = 60;

describeStore('memory', memoryStore, RUNS);

describe('databaseStore', () => {
  eachDatabase((database) => {
    const createStore = (owner: string) => databaseStore(database().db, owner);
    const newOwner = () => createStore(`visitor:${randomUUID()}`);

    describeStore('the database', newOwner, RUNS);

    it('hides the entries of other owners under the same key', async () => {
      const [first, second] = [newOwner(), newOwner()];
      await first.set('journey:1', 'mine');
      expect(await second.get('journey:1')).toBeUndefined();
      expect(await second.keys('')).toEqual([]);
      await second.set('journey:1', 'theirs');
      expect(await first.get('journey:1')).toBe('mine');
    });

    it("returns an owner's entries again", async () => {
      const owner = `user:${randomUUID()}`;
      await createStore(owner).set('journey:1', { step: 3 });
      expect(await createStore(owner).get('journey:1')).toEqual({ step: 3 });
    });

    it.each([
      ['NaN', Number.NaN],
      ['a date', new Date(0)],
      ['a map', new Map([['a', 1]])],
      ['bytes', new Uint8Array(2)],
      ['a gap in a list', [1, undefined]],
      ['a big integer', 1n],
    ])('refuses %s, which would come back as something else', async (_, value) => {
      await expect(newOwner().set('value', { deep: [value] })).rejects.toThrow(NotJsonError);
    });

    it('refuses a key that is too long for the index, with a message', async () => {
      await expect(newOwner().set('k'.repeat(1001), 1)).rejects.toThrow('too long');
    });
  });
});
