import { getBackupKey, memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { describe, expect, it } from 'vitest';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { tenStepRecord } from '../../journeys/ten-step/ten-step.record.js';
import { runKeys } from '../../storage/run-key.js';
import { noteRecord, tenStepText } from '../account-journeys/account-journeys.test-tools.js';
import { accountStorage, getAccountKey } from './account-storage.js';
import { mayHaveJourneysToMove, moveJourneys } from './move-journeys.js';

const SYNC_KEY = `account-copy:${JOURNEY_KEY}`;
const [RUN_KEY = ''] = runKeys('journey-1');
const records = [tenStepRecord, noteRecord];

const syncRecordOf = (owner: string, journeyId = 'journey-1') =>
  JSON.stringify({ owner, journeyId, revision: 2, saved: 'a', seen: 'a', changedAt: null });

const createStorage = (texts: Readonly<Record<string, string>>) => {
  const storage = memoryStorage();
  for (const [key, text] of Object.entries(texts)) void storage.write(key, text);
  return storage;
};

const run = async (storage: KeyValueStorage, accountId: string | null) => {
  await moveJourneys({ storage, records, accountId });
  return (owner: string | null, key = JOURNEY_KEY) =>
    (owner === null ? storage : accountStorage(storage, owner)).read(key);
};

describe('the storage of an account', () => {
  it('is apart from that of the browser and of other accounts, whatever their ids', () => {
    const storage = memoryStorage();
    const ids = ['a', 'a:b', 'a%3Ab', '', '..'];
    for (const id of ids) void accountStorage(storage, id).write('b:key', id);
    void storage.write('b:key', 'browser');
    for (const id of ids) expect(accountStorage(storage, id).read('b:key')).toBe(id);
    expect(storage.read('b:key')).toBe('browser');
    expect(new Set(ids.map((id) => getAccountKey(id, 'b:key'))).size).toBe(ids.length);
  });
});

describe('the journeys of a browser', () => {
  it('go with the person who signs in, with what belongs to them', async () => {
    const text = tenStepText('journey-1');
    const read = await run(createStorage({ [JOURNEY_KEY]: text, [RUN_KEY]: 'run' }), 'ada');
    expect([read('ada'), read('ada', RUN_KEY)]).toEqual([text, 'run']);
    expect([read(null), read(null, RUN_KEY)]).toEqual([null, null]);
  });

  it('stay while no one is signed in', async () => {
    const text = tenStepText('journey-1');
    expect((await run(createStorage({ [JOURNEY_KEY]: text }), null))(null)).toBe(text);
  });

  it('stay if the account has a journey of that kind in this browser', async () => {
    const [guests, adas] = [tenStepText('journey-1'), tenStepText('journey-2')];
    const storage = createStorage({
      [JOURNEY_KEY]: guests,
      [getAccountKey('ada', JOURNEY_KEY)]: adas,
    });
    const read = await run(storage, 'ada');
    expect([read(null), read('ada')]).toEqual([guests, adas]);
  });

  it('replace a journey of the account in which nothing was entered', async () => {
    const guests = JSON.stringify({ id: 'note-1', title: 'Sleep' });
    const storage = createStorage({
      note: guests,
      [getAccountKey('ada', 'note')]: JSON.stringify({ id: 'note-2', isBlank: true }),
    });
    expect((await run(storage, 'ada'))('ada', 'note')).toBe(guests);
  });

  it.each([
    ['moves', false],
    ['stays', true],
  ])(
    'lose an earlier journey that could be restored when someone signs in, if one %s',
    async (_, isBlank) => {
      const record = {
        ...noteRecord,
        withoutDiscarded: (text: string) => text.replace('"earlier":"secret",', ''),
      };
      const storage = createStorage({
        note: JSON.stringify({ earlier: 'secret', id: 'n', title: 'Sleep', isBlank }),
      });
      await moveJourneys({ storage, records: [record], accountId: null });
      expect(storage.read('note')).toContain('secret');
      await moveJourneys({ storage, records: [record], accountId: 'ada' });
      const text = isBlank ? storage.read('note') : accountStorage(storage, 'ada').read('note');
      expect(text).toBe(JSON.stringify({ id: 'n', title: 'Sleep', isBlank }));
    },
  );

  it('stay if they cannot be read or nothing was entered', async () => {
    const texts = { [JOURNEY_KEY]: '{"broken', note: JSON.stringify({ id: 'n', isBlank: true }) };
    const storage = createStorage(texts);
    const read = await run(storage, 'ada');
    for (const [key, text] of Object.entries(texts)) {
      expect(read(null, key)).toBe(text);
      expect(read('ada', key)).toBeNull();
    }
  });

  it.each([null, 'bob', 'ada'])(
    'of an account go to that account when %s is signed in, as older versions of the page left them',
    async (signedIn) => {
      const text = tenStepText('journey-1');
      const storage = createStorage({ [JOURNEY_KEY]: text, [SYNC_KEY]: syncRecordOf('ada') });
      expect(mayHaveJourneysToMove({ storage, records, accountId: signedIn })).toBe(true);
      const read = await run(storage, signedIn);
      expect([read('ada'), read('ada', SYNC_KEY)]).toEqual([text, syncRecordOf('ada')]);
      expect([read(null), read(null, SYNC_KEY), read('bob')]).toEqual([null, null, null]);
      expect(mayHaveJourneysToMove({ storage, records, accountId: signedIn })).toBe(false);
    },
  );

  it('of an account that has another one are backed up there', async () => {
    const text = tenStepText('journey-1');
    const storage = createStorage({
      [JOURNEY_KEY]: text,
      [SYNC_KEY]: syncRecordOf('ada'),
      [getAccountKey('ada', JOURNEY_KEY)]: tenStepText('journey-2'),
    });
    const read = await run(storage, 'bob');
    expect(read('ada', getBackupKey(JOURNEY_KEY))).toBe(text);
    expect([read(null), read(null, SYNC_KEY), read('bob')]).toEqual([null, null, null]);
  });

  it('belong to no account because another journey there did', async () => {
    const text = tenStepText('journey-9');
    const storage = createStorage({ [JOURNEY_KEY]: text, [SYNC_KEY]: syncRecordOf('ada') });
    const read = await run(storage, null);
    expect([read(null), read('ada')]).toEqual([text, null]);
  });

  it('stay where they are if the storage is full', async () => {
    const text = tenStepText('journey-1');
    const storage = createStorage({ [JOURNEY_KEY]: text });
    const full: KeyValueStorage = {
      ...storage,
      write: () => {
        throw new Error('QuotaExceededError');
      },
    };
    await expect(run(full, 'ada')).rejects.toThrow('QuotaExceededError');
    expect(storage.read(JOURNEY_KEY)).toBe(text);
  });

  it('need no move on an ordinary page', () => {
    const storage = createStorage({ [getAccountKey('ada', JOURNEY_KEY)]: tenStepText('j') });
    expect(mayHaveJourneysToMove({ storage, records, accountId: 'ada' })).toBe(false);
    void storage.write(JOURNEY_KEY, tenStepText('journey-1'));
    expect(mayHaveJourneysToMove({ storage, records, accountId: null })).toBe(false);
    expect(mayHaveJourneysToMove({ storage, records, accountId: 'ada' })).toBe(true);
  });
});
