import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, failWith, scriptedTransport } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { recordStore } from '../record-store.js';
import { recordingTransport, type CallRecord } from './call-record.js';

const open = (replies: Parameters<typeof scriptedTransport>[0] = allExampleReplies) => {
  const store = recordStore<CallRecord>(2);
  let now = 0;
  const transport = recordingTransport(scriptedTransport(replies), store, () => (now += 25));
  return { store, api: createPlatformClient({ transport }) };
};

it('writes down a call with its answer and how long it took', async () => {
  const { store, api } = open();
  await api.topics.suggest({ preferences: { categories: ['neuroscience'] } });
  expect(store.records()).toMatchObject([
    {
      number: 1,
      id: 'topics.suggest',
      method: 'POST',
      status: 200,
      duration: 25,
      sent: { preferences: { categories: ['neuroscience'] } },
      answered: expect.objectContaining({}) as object,
    },
  ]);
});

it('shows a call while it is under way, and why it got no answer', async () => {
  const { store, api } = open({ 'topics.suggest': failWith('unreachable') });
  const seen: (number | null)[] = [];
  store.subscribe(() => seen.push(store.records()[0]?.duration ?? null));
  await expect(
    api.topics.suggest({ preferences: { categories: ['neuroscience'] } }),
  ).rejects.toThrow('unreachable');
  expect(seen).toEqual([null, 25]);
  expect(store.records()[0]).toMatchObject({
    status: null,
    answered: expect.stringContaining('unreachable') as string,
  });
});

it('hides the tokens of a session in what was sent and answered', async () => {
  const { store, api } = open();
  await api.session.exchangeCode({ code: 'one-time', state: 'one-way', code_verifier: 'proof' });
  await api.session.refresh({ refresh_token: 'of-a-person' });
  const text = JSON.stringify(store.records());
  expect(store.records()).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(text).not.toMatch(/one-time|one-way|proof|of-a-person/);
  expect(text).toContain('"refresh_token":"(hidden)"');
});

it('keeps the newest and lets the oldest go', async () => {
  const { store, api } = open();
  for (let call = 0; call < 3; call += 1)
    await api.topics.suggest({ preferences: { categories: ['neuroscience'] } });
  expect(store.records().map(({ number }) => number)).toEqual([2, 3]);
});
