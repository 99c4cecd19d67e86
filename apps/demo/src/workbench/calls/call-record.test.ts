import { createPlatformClient, type ApiRequest } from '@spinout/api-client';
import { allExampleReplies, failWith, scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { recordStore } from '../record-store.js';
import { callRecorder, type CallRecord } from './call-record.js';

type Api = ReturnType<typeof createPlatformClient>;

const open = (replies: Parameters<typeof scriptedTransport>[0] = allExampleReplies, most = 2) => {
  const store = recordStore<CallRecord>(most);
  let now = 0;
  let keys = 0;
  const scripted = scriptedTransport(replies);
  const { record, replay } = callRecorder(store, {
    clock: () => (now += 25),
    newKey: () => `new-${(keys += 1)}`,
  });
  const last = () => {
    const found = store.records().at(-1);
    if (!found) throw new Error('Nothing was called.');
    return found;
  };
  return {
    store,
    record,
    replay,
    last,
    scripted,
    api: createPlatformClient({ transport: record(scripted) }),
  };
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

describe('a call that is sent again', () => {
  const wish = { preferences: { categories: ['neuroscience'] } };

  it('asks the same under a new key, and stands as a record of its own beside the first', async () => {
    let answers = 0;
    const { api, store, replay, last, scripted } = open(
      { 'topics.suggest': () => ({ ...allExampleReplies['topics.suggest'], nth: (answers += 1) }) },
      9,
    );
    await api.topics.suggest(wish, { idempotencyKey: 'first' });
    await replay(last());
    await replay(store.records()[0]!, { withSameKey: true });
    expect(store.records()).toMatchObject([
      { number: 1, replayOf: null, status: 200, answered: { nth: 1 } },
      { number: 2, replayOf: 1, status: 200, answered: { nth: 2 } },
      { number: 3, replayOf: 1, status: 200, answered: { nth: 3 } },
    ]);
    const keys = scripted.requests.map(({ idempotencyKey }: ApiRequest) => idempotencyKey);
    expect(keys).toEqual(['first', 'new-1', 'first']);
    expect(scripted.sentTo('topics.suggest')).toEqual([wish, wish, wish]);
  });

  it('goes to whoever answers now, and says why no answer came', async () => {
    const { api, replay, last, record } = open();
    await api.topics.suggest(wish);
    const other = scriptedTransport({ 'topics.suggest': failWith('unreachable') });
    record(other);
    await replay(last());
    expect(other.requests).toHaveLength(1);
    expect(last()).toMatchObject({
      replayOf: 1,
      status: null,
      answered: expect.stringContaining('unreachable') as string,
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
  ] as const)('cannot be one that held %s: it is not kept', async (_, unkept, call) => {
    const { api, store, replay, last, scripted } = open();
    await call(api).catch(() => undefined);
    expect(last().unkept).toBe(unkept);
    await replay(last());
    expect(store.records()).toHaveLength(1);
    expect(scripted.requests).toHaveLength(1);
  });
});
