import { ApiError } from '@spinout/api-client';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { disclaimersMachine, type DisclaimersDocument } from './disclaimers.machine.js';

const document: DisclaimersDocument = {
  entries: [{ id: 'research', title: 'Research use', content: 'Nothing here is advice.' }],
  lastUpdated: '2026-01-15',
};

const UNDERSTOOD = '2026-01-15';

interface TestDependencies {
  readonly read?: () => Promise<DisclaimersDocument>;
  readonly recall?: () => Promise<string | null>;
  readonly save?: (lastUpdated: string) => Promise<void>;
  readonly always?: boolean;
}

const open = ({
  read = () => Promise.resolve(document),
  recall = () => Promise.resolve(null),
  save = () => Promise.resolve(),
  always,
}: TestDependencies = {}) => {
  const runtime = testRuntime();
  const actor = createActor(
    disclaimersMachine.provide({
      actors: {
        readDisclaimers: fromPromise<DisclaimersDocument, void>(read),
        loadDismissal: fromPromise<string | null, void>(recall),
        saveDismissal: fromPromise<void, string>(({ input }) => save(input)),
      },
    }),
    { input: { runtime, always } },
  );
  actor.start();
  const flushPromises = () =>
    waitFor(actor, (state) => state.status === 'done' || state.matches('showing'));
  return { actor, runtime, flushPromises };
};

describe('the disclaimers machine', () => {
  it("PANEL-01 shows the server's disclaimers", async () => {
    const state = await open().flushPromises();
    expect(state.matches('showing')).toBe(true);
    expect(state.context.document).toEqual(document);
  });

  it('PANEL-04 saves the date of the dismissed disclaimers (T-52)', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { actor, flushPromises } = open({ save });
    await flushPromises();
    actor.send({ type: 'disclaimers.understood' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(save).toHaveBeenCalledExactlyOnceWith('2026-01-15');
    expect(actor.getSnapshot().matches('understood')).toBe(true);
  });

  it('stays hidden if these disclaimers were dismissed before (T-52)', async () => {
    const state = await open({ recall: () => Promise.resolve(UNDERSTOOD) }).flushPromises();
    expect(state.matches('dismissedEarlier')).toBe(true);
  });

  it('is shown if others were dismissed before (T-52)', async () => {
    const recall = () => Promise.resolve('2025-01-01');
    const state = await open({ recall }).flushPromises();
    expect(state.matches('showing')).toBe(true);
    expect(state.context.document).toEqual(document);
  });

  it('is always shown in full', async () => {
    const recall = vi.fn(() => Promise.resolve(UNDERSTOOD));
    const state = await open({ recall, always: true }).flushPromises();
    expect(state.matches('showing')).toBe(true);
    expect(recall).not.toHaveBeenCalled();
  });

  it('logs that the server did not respond, and shows the built-in text (T-52)', async () => {
    const failure = new ApiError('timeout', { endpoint: 'platform.disclaimers' });
    const { runtime, flushPromises } = open({ read: () => Promise.reject(failure) });
    const state = await flushPromises();
    expect(state.matches('showing')).toBe(true);
    expect(state.context.document).toBeNull();
    expect(runtime.log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
  });

  it('shows the built-in text if the server has none', async () => {
    const state = await open({
      read: () => Promise.resolve({ entries: [], lastUpdated: '2026-01-15' }),
    }).flushPromises();
    expect(state.context.document).toBeNull();
    expect(state.matches('showing')).toBe(true);
  });

  it('is shown without a date, and saves nothing', async () => {
    const recall = () => Promise.resolve(UNDERSTOOD);
    const save = vi.fn(() => Promise.resolve());
    const { actor, flushPromises } = open({
      read: () => Promise.resolve({ ...document, lastUpdated: null }),
      recall,
      save,
    });
    expect((await flushPromises()).matches('showing')).toBe(true);
    actor.send({ type: 'disclaimers.understood' });
    expect(actor.getSnapshot().matches('understood')).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });

  it('is shown if the storage cannot be read', async () => {
    const fault = new Error('no storage');
    const { runtime, flushPromises } = open({ recall: () => Promise.reject(fault) });
    expect((await flushPromises()).matches('showing')).toBe(true);
    expect(runtime.log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
  });

  it('can be dismissed even if that cannot be saved', async () => {
    const fault = new DOMException('full', 'QuotaExceededError');
    const { actor, runtime, flushPromises } = open({ save: () => Promise.reject(fault) });
    await flushPromises();
    actor.send({ type: 'disclaimers.understood' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(runtime.log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
  });
});
