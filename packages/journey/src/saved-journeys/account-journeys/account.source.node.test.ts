import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import {
  fakeAccount,
  createAccountSync,
  tenStepText,
  type SyncOptions,
} from './account-journeys.test-tools.js';
import { journeySources } from './account.source.js';

const open = (options: SyncOptions = {}) => {
  const sync = createAccountSync(options);
  const getSources = (owner: string | null) =>
    journeySources({
      ...sync.dependencies,
      owner,
      watchAccount: () => () => undefined,
      waitUntilSaved: async () => {
        await waitFor(sync.actor, (state) => !state.matches({ syncing: 'saving' }));
      },
    });
  return { ...sync, getSources };
};

const signal = new AbortController().signal;

describe('the sources of the list of journeys', () => {
  it('lists only this browser’s journeys while signed out', () => {
    const kinds = open()
      .getSources(null)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['ten-step', 'note']);
  });

  it('lists a journey twice only if the account has a newer version', async () => {
    const { account, until, change, getSources } = open();
    await until('idle');
    await change(tenStepText('journey-1'));
    const [browserSource, , accountSource] = getSources('ada');
    expect(await browserSource?.list()).toMatchObject([{ id: 'journey-1', location: 'both' }]);
    expect(await accountSource?.list()).toEqual([]);
    account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), '2026-03-03T10:00:00.000Z');
    expect(await accountSource?.list()).toMatchObject([
      { id: 'journey-1', step: 8, location: 'account' },
    ]);
  });

  it('lists unreadable journeys too, so that they can be deleted', async () => {
    const { account, getSources } = open();
    account.saveOnOtherDevice('journey-1', '{"schemaVersion":99}', '2026-03-03T10:00:00.000Z');
    account.journeys.set('x', {
      journey_id: 'x',
      kind: 'of the future',
      title: 'X',
      revision: 1,
      saved_at: '2026-03-03T10:00:00.000Z',
      size_bytes: 4,
      progress: undefined,
      data: null,
    });
    const [, , accountSource] = getSources('ada');
    expect(await accountSource?.list()).toMatchObject([
      { id: 'journey-1', step: 0 },
      { id: 'x', title: 'X', step: 0 },
    ]);
    for (const id of ['journey-1', 'x']) {
      await expect(accountSource?.openHere?.(id, { isReplacing: true, signal })).rejects.toThrow();
      await accountSource?.remove(id);
    }
    expect(account.journeys.size).toBe(0);
  });

  it('deletes a journey that is being saved to the account', async () => {
    const account = fakeAccount();
    const save = account.script['journeys.save'] as (request: unknown) => unknown;
    let respond = () => undefined as void;
    const response = new Promise<void>((resolve) => void (respond = resolve));
    const script = {
      'journeys.save': async (request: unknown) => {
        await response;
        return save(request);
      },
    };
    const { storage, until, clock, actor, getSources } = open({ account, script });
    await until('idle');
    void storage.write(JOURNEY_KEY, tenStepText('journey-1'));
    await until('debouncing');
    clock.increment(2_000);
    await waitFor(actor, (state) => state.matches({ syncing: 'saving' }));
    const removal = getSources('ada')[0]?.remove('journey-1');
    respond();
    await removal;
    expect(storage.read(JOURNEY_KEY)).toBeNull();
    expect(account.journeys.size).toBe(0);
  });

  it('backs up an unreadable journey before replacing it', async () => {
    const { account, storage, getSources } = open();
    account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), '2026-03-03T10:00:00.000Z');
    void storage.write(JOURNEY_KEY, '{"schemaVersion":99}');
    const [, , accountSource] = getSources('ada');
    expect(await accountSource?.openHere?.('journey-1', { isReplacing: false, signal })).toEqual({
      kind: 'conflict',
      title: '',
      isInAccount: false,
    });
    await accountSource?.openHere?.('journey-1', { isReplacing: true, signal });
    expect(storage.read(`${JOURNEY_KEY}:backup`)).toBe('{"schemaVersion":99}');
    expect(storage.read(JOURNEY_KEY)).toBe(tenStepText('journey-1', 8));
  });

  it('changes nothing after the call was aborted', async () => {
    const { account, storage, getSources } = open();
    account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), '2026-03-03T10:00:00.000Z');
    const aborted = AbortSignal.abort();
    const accountSource = getSources('ada')[2];
    await expect(
      accountSource?.openHere?.('journey-1', { isReplacing: true, signal: aborted }),
    ).rejects.toThrow();
    expect(storage.read(JOURNEY_KEY)).toBeNull();
  });
});
