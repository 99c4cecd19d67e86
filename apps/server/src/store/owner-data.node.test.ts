import { describe, expect, it, vi } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { runLog } from '../jobs/run-log.js';
import { deleteOwnerData, exportPage, readUsage } from './owner-data.js';
import { fillWith, newOwner, now, openStoredData } from './stored-data.test-tools.js';

eachDatabase((database) => {
  const { getTotal, getUsed, setLimits, store } = openStoredData(database);

  describe('what an owner uses', () => {
    it('follows saves, changes and removals, in bytes of UTF-8', async () => {
      const owner = newOwner();
      const total = await getTotal();
      await store(owner).set('circuit:a', 'é'.repeat(1000));
      const first = await getUsed(owner);
      expect(first).toBeGreaterThan(2000);
      expect(first).toBeLessThan(2500);
      await store(owner).set('circuit:a', 'x');
      expect(await getUsed(owner)).toBeLessThan(first - 1900);
      await store(owner).change('circuit:b', () => fillWith(500));
      expect(await getTotal()).toBe(total + (await getUsed(owner)));
      for (const key of ['circuit:a', 'circuit:b', 'never']) {
        await store(owner).change(key, () => undefined);
      }
      expect(await getUsed(owner)).toBe(0);
      expect(await getTotal()).toBe(total);
    });

    it('is not changed by a save that is rolled back', async () => {
      const owner = newOwner();
      const failed = store(owner).change('circuit:a', () => {
        throw new Error('refused');
      });
      await expect(failed).rejects.toThrow('refused');
      expect(await getUsed(owner)).toBe(0);
    });

    it('is counted by kind, with runs by their real size once they have ended', async () => {
      const owner = newOwner();
      const log = runLog(database().db, now);
      await store(owner).set('document:1', { text: fillWith(1000) });
      await store(owner).set('kept-journey:1', { data: 1 });
      const { id } = await log.create(owner, `run-${owner}`, 'sleep');
      const estimated = await getUsed(owner);
      expect(estimated).toBeGreaterThan(300_000);
      const data = { output: fillWith(5000) };
      await log.append(id, { kind: 'step.completed', step: 'one', data });
      await log.append(id, { kind: 'run.completed' }, { state: 'completed', result: { one: 1 } });
      const { kinds, usedBytes } = await readUsage(database().db, owner);
      expect(kinds.map(({ kind, count }) => [kind, count]).sort()).toEqual([
        ['journeys', 1],
        ['papers', 1],
        ['runs', 1],
      ]);
      const runs = kinds.find(({ kind }) => kind === 'runs')?.bytes ?? 0;
      expect(runs).toBeGreaterThan(6000);
      expect(runs).toBeLessThan(8000);
      expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(usedBytes);
    });
  });

  describe('an export', () => {
    const exportAll = async (owner: string) => {
      const records: { kind: string; id: string; value: unknown }[] = [];
      let text = '';
      let after: string | undefined;
      let pages = 0;
      do {
        const page = await exportPage(database().db, owner, after);
        if (page === null) throw new Error('The cursor is invalid.');
        pages += 1;
        for (const { kind, id, json, is_complete } of page.parts) {
          text += json;
          if (!is_complete) continue;
          records.push({ kind, id, value: JSON.parse(text) });
          text = '';
        }
        after = page.next ?? undefined;
      } while (after !== undefined);
      return { records, pages };
    };

    it('has every record exactly, also large ones, in pages of two million characters', async () => {
      await setLimits({});
      const owner = newOwner();
      const awkward = { text: 'NUL \u0000, half \ud83d, 😀', list: [null, 0.5] };
      await store(owner).set('document:1', awkward);
      const large = Array.from({ length: 5000 }, (_, at) => `${at} ${'ü'.repeat(1000)}`);
      await store(owner).set('bibliography:1', large);
      const log = runLog(database().db, now);
      const { id } = await log.create(owner, `run-${owner}`, 'On "sleep"');
      await store(newOwner()).set('document:1', 'of another owner');
      const { records, pages } = await exportAll(owner);
      expect(pages).toBe(3);
      expect(records).toHaveLength(3);
      expect(records).toContainEqual({ kind: 'papers', id: 'document:1', value: awkward });
      expect(records).toContainEqual({
        kind: 'bibliographies',
        id: 'bibliography:1',
        value: large,
      });
      expect(records.find(({ kind }) => kind === 'runs')?.value).toMatchObject({
        id,
        topic: 'On "sleep"',
        events: [{ kind: 'run.queued' }],
      });
    });

    it.each(['', 'x', 'WyJhIl0', Buffer.from('["entry","a",-1]').toString('base64url')])(
      'refuses an invalid cursor: %j',
      async (cursor) => {
        expect(await exportPage(database().db, newOwner(), cursor)).toBeNull();
      },
    );
  });

  describe('deleting', () => {
    it('removes many records and large ones in several statements', async () => {
      await setLimits({});
      const owner = newOwner();
      for (let at = 0; at < 60; at += 1) await store(owner).set(`circuit:${at}`, at);
      for (let at = 0; at < 3; at += 1) await store(owner).set(`document:${at}`, fillWith(3e6));
      const statements = vi.spyOn(database().db, 'execute');
      const deleted = await deleteOwnerData(database().db, owner);
      // Fifty rows, ten rows and a document, a document each, and the search for more in each of the tables.
      expect(statements.mock.calls.length).toBeGreaterThan(6);
      statements.mockRestore();
      expect(deleted.map(({ kind, count }) => [kind, count])).toEqual(
        expect.arrayContaining([
          ['circuits', 60],
          ['papers', 3],
        ]),
      );
      expect(await store(owner).keys('')).toEqual([]);
      expect(await getUsed(owner)).toBe(0);
    });

    it('removes all data of one owner, and says what it was', async () => {
      const [owner, other] = [newOwner(), newOwner()];
      const log = runLog(database().db, now);
      for (const each of [owner, other]) {
        await store(each).set('document:1', 1);
        await log.create(each, `run-${each}`, 'sleep');
      }
      const deleted = await deleteOwnerData(database().db, owner);
      expect(deleted.map(({ kind }) => kind).sort()).toEqual(['papers', 'runs']);
      expect(await store(owner).keys('')).toEqual([]);
      expect(await log.find(`run-${owner}`)).toBeUndefined();
      expect(await log.events(`run-${owner}`, 0)).toEqual([]);
      expect(await getUsed(owner)).toBe(0);
      expect(await store(other).get('document:1')).toBe(1);
      expect((await log.find(`run-${other}`))?.state).toBe('queued');
    });
  });
});
