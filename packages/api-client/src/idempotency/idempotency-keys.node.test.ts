import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../client/call.js';
import { defineEndpoint, type Endpoint } from '../endpoints/endpoint.js';
import { health, read, write, replace } from '../transport/loopback.fixtures.js';
import type { ApiReply, ApiRequest } from '../transport/transport.js';
import { createIdempotencyKeys, type IdempotencyKeysSettings } from './idempotency-keys.js';
import { localPendingRequests, memoryPendingRequests } from './pending-request-storage.js';

const reply = (status: number, value: unknown = { ok: true }): ApiReply => ({
  status,
  contentType: 'application/json',
  body: { kind: 'json', value },
});

type Outcome = ApiReply | 'broken' | 'pending';

const createKeyCounter = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

/** A client whose requests are answered as `outcomes` says, and well afterwards. */
const open = (outcomes: readonly Outcome[] = [], settings: IdempotencyKeysSettings = {}) => {
  const sent: ApiRequest[] = [];
  const answers: ((outcome: ApiReply) => void)[] = [];
  const idempotency = createIdempotencyKeys({ newKey: createKeyCounter(), ...settings });
  const transport = {
    send: async (request: ApiRequest): Promise<ApiReply> => {
      const outcome = outcomes[sent.push(request) - 1] ?? reply(200);
      if (outcome === 'broken') throw new TypeError('fetch failed');
      if (outcome !== 'pending') return outcome;
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  const context = { transport, idempotency };
  return {
    send: (input: unknown, options = {}, endpoint: Endpoint<unknown, unknown> = write) =>
      call(context, endpoint, input, options).catch((error: unknown) => error),
    answer: (index: number, outcome: ApiReply) => answers[index]?.(outcome),
    keys: () => sent.map(({ idempotencyKey }) => idempotencyKey),
  };
};

const UNANSWERED = fc.oneof(
  fc.constant<Outcome>('broken'),
  fc
    .oneof(fc.constantFrom(401, 408, 409, 425, 429), fc.integer({ min: 500, max: 599 }))
    .map((status): Outcome => reply(status)),
);
const ANSWERED = fc.oneof(
  fc.constant<Outcome>(reply(200)),
  fc.constant<Outcome>(reply(200, 'not what the contract says')),
  fc.constantFrom(400, 403, 404, 413, 418, 422).map((status): Outcome => reply(status)),
);
const input = fc.jsonValue();

describe('the idempotency key of a call', () => {
  it('is the same for all retries until a definite answer, and new afterwards', () =>
    fc.assert(
      fc.asyncProperty(
        input,
        fc.array(UNANSWERED, { maxLength: 4 }),
        ANSWERED,
        async (value, failures, answer) => {
          const { send, keys } = open([...failures, answer]);
          for (let attempt = 0; attempt <= failures.length + 1; attempt += 1) await send(value);
          expect(keys()).toEqual([...[...failures, answer].map(() => 'key-1'), 'key-2']);
        },
      ),
    ));

  it('belongs to one endpoint and one input', () =>
    fc.assert(
      fc.asyncProperty(input, input, async (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const { send, keys } = open(['broken', 'broken', 'broken']);
        const second = defineEndpoint({ ...write, id: 'test.second' });
        await send({ value: one });
        await send({ value: other });
        await send({ value: one }, {}, second);
        await send({ value: one });
        expect(keys()).toEqual(['key-1', 'key-2', 'key-3', 'key-1']);
      }),
    ));

  it('is shared by equal calls at the same time, however they end', () =>
    fc.assert(
      fc.asyncProperty(
        input,
        fc.array(fc.boolean(), { minLength: 2, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        async (value, areAnswered, order) => {
          const { send, answer, keys } = open(areAnswered.map(() => 'pending'));
          const calls = areAnswered.map(() => send(value));
          const isSent = () => expect(keys()).toEqual(areAnswered.map(() => 'key-1'));
          await vi.waitFor(isSent, { interval: 1 });
          const left = areAnswered.map((isAnswered, index) => ({ isAnswered, index }));
          while (left.length > 0) {
            const [next] = left.splice((order.next().value as number) % left.length, 1);
            if (next) answer(next.index, reply(next.isAnswered ? 200 : 503));
          }
          await Promise.all(calls);
          await send(value);
          expect(keys().at(-1)).toBe(areAnswered.includes(true) ? 'key-2' : 'key-1');
        },
      ),
    ));

  it('is new for a fresh call, and a late answer to the old one does not drop it', async () => {
    const { send, answer, keys } = open(['pending', 'broken']);
    const first = send('x');
    await vi.waitFor(() => expect(keys()).toHaveLength(1));
    await send('x', { fresh: true });
    answer(0, reply(200));
    await first;
    await send('x');
    expect(keys()).toEqual(['key-1', 'key-2', 'key-2']);
  });

  it('is kept when the caller cancels, since the server may go on', async () => {
    const { send, keys } = open(['pending']);
    const controller = new AbortController();
    const first = send('x', { signal: controller.signal });
    await vi.waitFor(() => expect(keys()).toHaveLength(1));
    controller.abort();
    expect(await first).toMatchObject({ code: 'aborted' });
    await send('x');
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('is dropped for a PUT by another one, which writes the same thing', async () => {
    const { send, keys } = open(['broken']);
    for (const role of ['admin', 'user', 'admin']) await send({ role }, {}, replace);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('is not sent with reads', async () => {
    const { send, keys } = open();
    await send(undefined, {}, read);
    await send(undefined, {}, health);
    expect(keys()).toEqual([undefined, undefined]);
  });

  it('is random and fits into a header', async () => {
    const { open: openRequest } = createIdempotencyKeys();
    const all: string[] = [];
    while (all.length < 1000) all.push((await openRequest(write, {}, true)).key);
    expect(new Set(all).size).toBe(1000);
    for (const key of all) expect(key).toMatch(/^[\x21-\x7e]{16,255}$/);
  });
});

describe('stored pending requests', () => {
  it('give the same key after a reload and to another tab', async () => {
    const storage = memoryPendingRequests();
    const [first, second] = [open(['broken'], { storage }), open([], { storage })];
    await first.send({ a: 1, b: { c: 2, d: 3 } });
    await second.send({ b: { d: 3, c: 2 }, a: 1 });
    expect(second.keys()).toEqual(first.keys());
    expect(storage.read()).toBe('{}');
  });

  it('are forgotten after a day', async () => {
    let now = 1;
    const { send, keys } = open(['broken', 'broken'], { now: () => now });
    const day = 24 * 60 * 60 * 1000;
    for (now of [1, day, day + 1]) await send('x');
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('are limited to the newest 100', async () => {
    const storage = memoryPendingRequests();
    const { send, keys } = open(Array<Outcome>(103).fill('broken'), { storage });
    for (let index = 0; index <= 100; index += 1) await send(index);
    await send(100);
    await send(0);
    expect(Object.keys(JSON.parse(storage.read() ?? '') as object)).toHaveLength(100);
    expect(keys().slice(100)).toEqual(['key-101', 'key-101', 'key-102']);
  });

  it('are not trusted', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.constant('null'),
          fc.constant(JSON.stringify({ 'test.write -': { key: 'line\nbreak', at: Date.now() } })),
        ),
        async (text) => {
          const storage = memoryPendingRequests();
          storage.write(text);
          const { send, keys } = open([], { storage });
          await send('x');
          expect(keys()).toEqual(['key-1']);
        },
      ),
    ));

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'key-0'],
    ['no key', { at: Date.now() }],
    ['a key that is no text', { key: 5, at: Date.now() }],
    ['a key with a line break', { key: 'line\nbreak', at: Date.now() }],
    ['a key after a line break', { key: '\nbreak', at: Date.now() }],
    ['an empty key', { key: '', at: Date.now() }],
    ['a key that is too long', { key: 'x'.repeat(256), at: Date.now() }],
    ['no time', { key: 'key-0' }],
    ['a time that is a text', { key: 'key-0', at: String(Date.now()) }],
  ])('are not used with %s instead of a stored request', async (_, entry) => {
    const storage = memoryPendingRequests();
    await open(['broken'], { storage }).send('x');
    const [request = ''] = Object.keys(JSON.parse(storage.read() ?? '{}') as object);
    const sendWith = async (value: unknown) => {
      storage.write(JSON.stringify({ [request]: value }));
      const { send, keys } = open([], { storage });
      await send('x');
      return keys();
    };
    expect(await sendWith(entry)).toEqual(['key-1']);
    expect(await sendWith({ key: 'key-0', at: Date.now() })).toEqual(['key-0']);
  });

  it('stay when another request is answered', async () => {
    const { send, keys } = open(['broken', 'broken']);
    for (const input of ['x', 'y', 'y', 'x']) await send(input);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-2', 'key-1']);
  });

  it('fall back to memory if the local storage throws', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const openStorage of [refuse, () => ({ getItem: () => null, setItem: refuse })]) {
      const { send, keys } = open(['broken'], { storage: localPendingRequests(openStorage) });
      await send('x');
      await send('x');
      expect(keys()).toEqual(['key-1', 'key-1']);
    }
  });
});
