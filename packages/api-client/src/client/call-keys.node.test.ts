import { describe, expect, it } from 'vitest';
import { listJourneys, saveJourney } from '../endpoints/journeys.endpoints.js';
import { searchLiterature } from '../endpoints/literature.endpoints.js';
import { logout } from '../endpoints/session.endpoints.js';
import { createIdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { exampleReplies } from '../testing/example-replies.js';
import { jsonReply } from '../testing/faults.js';
import type { ApiReply, ApiRequest } from '../transport/transport.js';
import { call, type CallOptions } from './call.js';

/** Answers requests one after another, then with results; null breaks the connection. */
const open = (...answers: readonly (ApiReply | null)[]) => {
  const requests: ApiRequest[] = [];
  let keys = 0;
  const context = {
    idempotency: createIdempotencyKeys({ newKey: () => `key-${String(++keys)}` }),
    transport: {
      send: async (request: ApiRequest) => {
        const answer = answers[requests.length];
        requests.push(request);
        if (answer === null) throw new TypeError('Failed to fetch');
        return answer ?? jsonReply(200, exampleReplies[request.id as 'literature.search']);
      },
    },
  };
  const search = (query = 'sleep', options: CallOptions = {}) =>
    call(
      context,
      searchLiterature,
      { journey_id: 'journey-1', hypothesis: null, query, limit: 20 },
      options,
    ).catch(() => undefined);
  return { context, search, keys: () => requests.map(({ idempotencyKey }) => idempotencyKey) };
};

describe('the idempotency key of a call', () => {
  it('stays the same until the call is answered, and the next call has its own', async () => {
    const { search, keys } = open(null, jsonReply(503, {}));
    for (let attempt = 0; attempt < 4; attempt += 1) await search();
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('is not used again after a refusal', async () => {
    const { search, keys } = open(jsonReply(422, {}));
    await search();
    await search();
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('is another one for another input, and for a call that is new on purpose', async () => {
    const { search, keys } = open(null, null, null);
    await search();
    await search('memory');
    await search('sleep', { fresh: true });
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('is not sent with a call that only reads', async () => {
    const { context, keys } = open(jsonReply(200, { journeys: [] }));
    await call(context, listJourneys, undefined);
    expect(keys()).toEqual([undefined]);
  });

  it('is not sent where the host stores none', async () => {
    const { context, keys } = open();
    const { transport } = context;
    await call({ transport }, searchLiterature, {
      journey_id: 'j',
      hypothesis: null,
      query: 'a',
      limit: 1,
    });
    expect(keys()).toEqual([undefined]);
  });

  it('is a new one for each sign-out, of which none is a retry', async () => {
    const { context, keys } = open(null, null);
    for (let attempt = 0; attempt < 2; attempt += 1)
      await call(context, logout, {}).catch(() => undefined);
    expect(new Set(keys()).size).toBe(2);
    expect(keys().every((key) => key !== undefined && !key.startsWith('key-'))).toBe(true);
  });

  it('is sent with a save, whose retry has the same one', async () => {
    const { context, keys } = open(null, jsonReply(409, {}));
    const save = () =>
      call(context, saveJourney, {
        journey_id: 'j',
        kind: 'flow',
        title: 'Sleep',
        revision: 0,
        data: {},
      }).catch(() => undefined);
    await save();
    await save();
    expect(keys()).toEqual(['key-1', 'key-1']);
  });
});
