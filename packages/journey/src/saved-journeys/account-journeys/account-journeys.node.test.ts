import { jsonReply } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { accountJourneysMessages as messages } from './account-journeys.messages.js';
import { fakeAccount, noteRecord, tenStepText } from './account-journeys.test-tools.js';
import { open, openWithSavedJourney, reload } from './account-page.test-tools.js';

describe('a journey of a signed-in person', () => {
  it('is saved on the server with its kind, title and full record', async () => {
    const { account, model } = await openWithSavedJourney();
    expect(account.journeys.get('journey-1')).toMatchObject({
      kind: 'ten-step',
      title: 'Interest of journey-1',
      revision: 1,
      data: JSON.parse(tenStepText('journey-1')) as unknown,
    });
    expect(model()).toMatchObject({ offer: null, saveProblem: null, newer: null });
  });

  it('is saved without an earlier journey that could still be restored in its place', async () => {
    const record = {
      ...noteRecord,
      withoutDiscarded: (text: string) => text.replace('"earlier":"secret",', ''),
    };
    const sync = open({ records: [record] });
    await sync.until('idle');
    await sync.change('{"earlier":"secret","id":"note-1","title":"Sleep"}', 'note');
    expect(sync.account.journeys.get('note-1')?.data).toEqual({ id: 'note-1', title: 'Sleep' });
    expect(sync.storage.read('note')).toContain('secret');
  });

  it('debounces changes, and saves in order with one idempotency key each', async () => {
    const { storage, until, clock, account, transport, change } = await openWithSavedJourney();
    for (const step of [4, 5, 6]) {
      void storage.write(JOURNEY_KEY, tenStepText('journey-1', step));
      clock.increment(1_500);
    }
    await until('debouncing');
    await change(tenStepText('journey-1', 7));
    expect(account.journeys.get('journey-1')).toMatchObject({
      revision: 2,
      data: { currentStep: 7 },
    });
    expect(transport.sentTo('journeys.save')).toHaveLength(2);
    const keys = transport.requests
      .filter(({ id }) => id === 'journeys.save')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('is not sent again while unchanged, even after a reload', async () => {
    const page = await openWithSavedJourney();
    const { until, transport } = reload(page);
    await until('idle');
    expect(transport.sentTo('journeys.save')).toEqual([]);
  });

  it('is saved after a reload when it changed while offline', async () => {
    const page = await openWithSavedJourney();
    page.actor.stop();
    void page.storage.write(JOURNEY_KEY, tenStepText('journey-1', 9));
    const { until, account } = reload(page);
    await until('idle');
    expect(account.journeys.get('journey-1')).toMatchObject({ data: { currentStep: 9 } });
  });

  it('is not saved to the account when blank', async () => {
    const { change, transport } = open();
    await change(JSON.stringify({ id: 'n', isBlank: true }), 'note');
    expect(transport.requests).toEqual([]);
  });
});

describe('an account that cannot be reached', () => {
  it('keeps the journey in the browser, shows a notice, and saves when reachable', async () => {
    let isOffline = true;
    const account = fakeAccount();
    const save = account.script['journeys.save'] as (request: unknown) => unknown;
    const script = {
      'journeys.save': (request: unknown) =>
        isOffline ? Promise.reject(new Error('no network')) : save(request),
    };
    const { model, stored, send, until, runtime } = await openWithSavedJourney({ account, script });
    expect(stored()).toBe(tenStepText('journey-1'));
    expect(model().saveProblem).toEqual({
      text: 'Not saved to your account: “Interest of journey-1”.',
      help: messages.unreachable,
    });
    expect(runtime.log.warn).toHaveBeenCalledTimes(1);
    isOffline = false;
    send({ type: 'network.restored' });
    await until('idle');
    expect(model().saveProblem).toBeNull();
    expect(account.journeys.has('journey-1')).toBe(true);
  });

  it('is retried automatically and manually with the same idempotency key', async () => {
    const statuses = [500, 500, 200];
    const account = fakeAccount();
    const save = account.script['journeys.save'] as (request: unknown) => unknown;
    const script = {
      'journeys.save': (request: unknown) =>
        statuses.shift() === 200 ? save(request) : Promise.reject(new Error('no network')),
    };
    const { send, clock, until, transport, model } = await openWithSavedJourney({
      account,
      script,
    });
    clock.increment(60_000);
    await until('waitingToRetry');
    expect(model().saveProblem).not.toBeNull();
    send({ type: 'retry.requested' });
    await until('idle');
    const keys = transport.requests
      .filter(({ id }) => id === 'journeys.save')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(model().saveProblem).toBeNull();
  });
});

describe('an account that rejects a journey', () => {
  it.each([
    [413, messages.refusals['too-large']],
    [400, messages.refusals.rejected],
  ])('says why after %s, and does not send the same again', async (status, help) => {
    const script = { 'journeys.save': () => jsonReply(status, {}) };
    const { model, transport, send, until } = await openWithSavedJourney({ script });
    expect(model().saveProblem?.help).toBe(help);
    send({ type: 'network.restored' });
    await until('idle');
    expect(transport.sentTo('journeys.save')).toHaveLength(1);
    send({ type: 'retry.requested' });
    await until('idle');
    expect(transport.sentTo('journeys.save')).toHaveLength(2);
  });

  it('counts as full when it rejects a new journey', async () => {
    const { model } = await openWithSavedJourney({
      script: { 'journeys.save': () => jsonReply(409, {}) },
    });
    expect(model().saveProblem?.help).toBe(messages.refusals.full);
  });

  it('does not receive a journey above the size limit', async () => {
    const { change, model, transport, until } = open();
    await until('idle');
    await change(JSON.stringify({ id: 'n', title: 'Large', more: 'ü'.repeat(600_000) }), 'note');
    expect(model().saveProblem?.help).toBe(messages.refusals['too-large']);
    expect(transport.sentTo('journeys.save')).toEqual([]);
  });
});

describe('a journey changed on another device', () => {
  const later = '2026-03-02T11:00:00.000Z';
  const earlier = '2026-03-02T08:00:00.000Z';

  it('is reported when the page opens, and opened on request', async () => {
    const page = await openWithSavedJourney();
    page.account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), later);
    const { until, model, send, stored, actor } = reload(page);
    const onOpened = vi.fn();
    actor.on('journey.opened', onOpened);
    await until('idle');
    expect(model().newer?.help).toBeNull();
    expect(model().newer?.text).toContain(
      'newer version of “Interest of journey-1”, saved March 2',
    );
    send({ type: 'conflict.resolvedRemote' });
    await until('idle');
    expect(stored()).toBe(tenStepText('journey-1', 8));
    expect(onOpened).toHaveBeenCalledTimes(1);
    expect(model().newer).toBeNull();
  });

  it('keeps the local version on request and updates the account', async () => {
    const page = await openWithSavedJourney();
    page.account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), later);
    const { until, model, send, account } = reload(page);
    await until('idle');
    send({ type: 'conflict.resolvedLocal' });
    await until('idle');
    expect(model().newer).toBeNull();
    expect(account.journeys.get('journey-1')).toMatchObject({
      revision: 3,
      data: { currentStep: 3 },
    });
  });

  it('keeps the last change: local', async () => {
    const { account, change, model } = await openWithSavedJourney();
    account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), earlier);
    await change(tenStepText('journey-1', 5));
    expect(account.journeys.get('journey-1')).toMatchObject({
      revision: 3,
      data: { currentStep: 5 },
    });
    expect(model().newer).toBeNull();
  });

  it('keeps the last change: remote, after confirmation', async () => {
    const { account, change, model, stored } = await openWithSavedJourney();
    account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), later);
    await change(tenStepText('journey-1', 5));
    expect(account.journeys.get('journey-1')).toMatchObject({ data: { currentStep: 8 } });
    expect(stored()).toBe(tenStepText('journey-1', 5));
    expect(model()).toMatchObject({ newer: { help: messages.newerOverwrites }, saveProblem: null });
  });

  it('counts as saved when both versions are equal', async () => {
    const { account, change, model, transport } = await openWithSavedJourney();
    account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 5), later);
    await change(tenStepText('journey-1', 5));
    expect(model()).toMatchObject({ newer: null, saveProblem: null });
    expect(transport.sentTo('journeys.save')).toHaveLength(2);
    expect(account.journeys.get('journey-1')?.revision).toBe(2);
  });

  it('stays in this browser only when deleted from the account, and is not restored automatically', async () => {
    const page = await openWithSavedJourney();
    page.account.journeys.clear();
    const { until, model, account } = reload(page);
    await until('idle');
    expect(account.journeys.size).toBe(0);
    expect(model().offer).toBe('Saved in this browser only: “Interest of journey-1”.');
  });
});
