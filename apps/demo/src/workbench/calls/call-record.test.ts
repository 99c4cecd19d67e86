import { createPlatformClient, type ApiRequest } from '@spinout/api-client';
import {
  allExampleReplies,
  failWith,
  fixedKey,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createRecordStore } from '../record-store.js';
import { createCallRecorder, type CallRecord } from './call-record.js';

type Api = ReturnType<typeof createPlatformClient>;

const createTestRecorder = (
  replies: Parameters<typeof scriptedTransport>[0] = allExampleReplies,
  maxEntries = 2,
) => {
  const store = createRecordStore<CallRecord>(maxEntries);
  let now = 0;
  let keys = 0;
  const scripted = scriptedTransport(replies);
  const { record, replay } = createCallRecorder(store, {
    clock: () => (now += 25),
    newKey: () => `new-${(keys += 1)}`,
  });
  const lastRecord = () => {
    const found = store.records().at(-1);
    if (!found) throw new Error('No call was recorded.');
    return found;
  };
  return {
    store,
    record,
    replay,
    lastRecord,
    scripted,
    api: createPlatformClient({ transport: record(scripted), idempotency: fixedKey('first') }),
  };
};

it('records a call with its response and duration', async () => {
  const { store, api } = createTestRecorder();
  await api.topics.suggest({ preferences: { categories: ['neuroscience'] } });
  expect(store.records()).toMatchObject([
    {
      number: 1,
      id: 'topics.suggest',
      method: 'POST',
      status: 200,
      duration: 25,
      requestBody: { preferences: { categories: ['neuroscience'] } },
      responseBody: expect.objectContaining({}) as object,
    },
  ]);
});

it('shows a call in progress, and why it got no response', async () => {
  const { store, api } = createTestRecorder({ 'topics.suggest': failWith('unreachable') });
  const durations: (number | null)[] = [];
  store.subscribe(() => durations.push(store.records()[0]?.duration ?? null));
  await expect(
    api.topics.suggest({ preferences: { categories: ['neuroscience'] } }),
  ).rejects.toThrow('unreachable');
  expect(durations).toEqual([null, 25]);
  expect(store.records()[0]).toMatchObject({
    status: null,
    responseBody: expect.stringContaining('unreachable') as string,
  });
});

it('hides tokens in requests and responses', async () => {
  const { store, api } = createTestRecorder();
  await api.session.exchangeCode({ code: 'one-time', state: 'one-way', code_verifier: 'proof' });
  await api.session.refresh({ refresh_token: 'of-a-person' });
  const text = JSON.stringify(store.records());
  expect(store.records()).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(text).not.toMatch(/one-time|one-way|proof|of-a-person/);
  expect(text).toContain('"refresh_token":"(hidden)"');
});

it('drops the oldest records', async () => {
  const { store, api } = createTestRecorder();
  for (let call = 0; call < 3; call += 1)
    await api.topics.suggest({ preferences: { categories: ['neuroscience'] } });
  expect(store.records().map(({ number }) => number)).toEqual([2, 3]);
});

describe('replay', () => {
  const input = { preferences: { categories: ['neuroscience'] } };

  it('sends the same request with a new key and adds a record of its own', async () => {
    let answers = 0;
    const { api, store, replay, lastRecord, scripted } = createTestRecorder(
      { 'topics.suggest': () => ({ ...allExampleReplies['topics.suggest'], nth: (answers += 1) }) },
      9,
    );
    await api.topics.suggest(input);
    await replay(lastRecord());
    await replay(store.records()[0]!, { withSameKey: true });
    expect(store.records()).toMatchObject([
      { number: 1, replayOf: null, status: 200, responseBody: { nth: 1 } },
      { number: 2, replayOf: 1, status: 200, responseBody: { nth: 2 } },
      { number: 3, replayOf: 1, status: 200, responseBody: { nth: 3 } },
    ]);
    const keys = scripted.requests.map(({ idempotencyKey }: ApiRequest) => idempotencyKey);
    expect(keys).toEqual(['first', 'new-1', 'first']);
    expect(scripted.sentTo('topics.suggest')).toEqual([input, input, input]);
  });

  it('uses the latest transport and records why there was no response', async () => {
    const { api, replay, lastRecord, record } = createTestRecorder();
    await api.topics.suggest(input);
    const other = scriptedTransport({ 'topics.suggest': failWith('unreachable') });
    record(other);
    await replay(lastRecord());
    expect(other.requests).toHaveLength(1);
    expect(lastRecord()).toMatchObject({
      replayOf: 1,
      status: null,
      responseBody: expect.stringContaining('unreachable') as string,
    });
  });

  it.each([
    ['a token', 'secret', (api: Api) => api.session.refresh({ refresh_token: 'of-a-person' })],
    [
      'a file',
      'file',
      (api: Api) =>
        api.paper.analyze({
          journey_id: 'journey-1',
          file: new File(['%PDF'], 'paper.pdf'),
        } as never),
    ],
  ] as const)(
    'cannot send a request with %s, which is not stored',
    async (_, replayBlocker, call) => {
      const { api, store, replay, lastRecord, scripted } = createTestRecorder();
      await call(api).catch(() => undefined);
      expect(lastRecord().replayBlocker).toBe(replayBlocker);
      await replay(lastRecord());
      expect(store.records()).toHaveLength(1);
      expect(scripted.requests).toHaveLength(1);
    },
  );
});
