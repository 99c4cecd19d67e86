import { createPlatformClient, isApiError, type PlatformClient } from '@spinout/api-client';
import { createIdempotencyKeys } from '@spinout/api-client/idempotency';
import { ENDPOINTS } from '@spinout/api-client/contract';
import { httpTransport, type SessionAccess } from '@spinout/api-client/http';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_CALLS, type CallId } from './client/client-calls.js';
import { CLIENT_FAULTS } from './client/client-faults.js';
import type { CallFacts, ClientFault } from './client/client-faults.types.js';
import { createReplyVariants, type Schema } from './client/reply-variants.js';
import { holdReplies, sendGoodReply, type Answer, type AnyCall } from './screens/faulty-server.js';

const ORIGIN = 'https://server.example';
const NOON = Date.parse('2026-03-02T10:00:00Z');
/** Calls that are sent without the token of the session. */
const UNSIGNED_CALLS: ReadonlySet<string> = new Set<CallId>([
  'session.refresh',
  'session.exchangeCode',
]);

const readFacts = async (id: CallId): Promise<CallFacts> => {
  const found = ENDPOINTS.find(({ endpoint }) => endpoint.id === id);
  if (found === undefined) throw new Error(`There is no call ${id}`);
  const { endpoint, reply } = found;
  const isHealthCheck = endpoint.retry === false;
  // The list of endpoints has no methods of schemas in its types.
  const output: unknown = (await endpoint.contract()).output;
  return {
    id,
    isRead: endpoint.method === 'GET',
    isAlwaysFresh: endpoint.isAlwaysFresh === true,
    isHealthCheck,
    isPdf: reply === 'pdf',
    isSigned: !isHealthCheck && !UNSIGNED_CALLS.has(id),
    variants: createReplyVariants(id, output as Schema | undefined),
  };
};

const ids = Object.keys(CLIENT_CALLS) as CallId[];
const facts = await Promise.all(ids.map(readFacts));

const cells = CLIENT_FAULTS.flatMap((fault) =>
  facts.map((call) => ({
    call,
    fault,
    id: call.id,
    name: fault.name,
    reason: fault.reason?.(call) ?? null,
  })),
);
const applicable = cells.filter(({ reason }) => reason === null);

interface SentRequest {
  readonly url: string;
  readonly key: string | null;
  readonly authorization: string | null;
  readonly signal: AbortSignal;
}

const createSession = (renewedToken: string | null): SessionAccess => ({
  bearer: () => ({ token: 'old' }),
  renew: () => Promise.resolve(renewedToken === null ? null : { token: renewedToken }),
});

/** The client over its HTTP transport, with a fetch that has the fault until it is over. */
function openClient({ id }: CallFacts, fault: ClientFault, answerWith: Answer<AnyCall>) {
  const sent: SentRequest[] = [];
  let answer = answerWith;
  let nextKey = 0;
  const now = () => NOON + (fault.clockSkewMs ?? 0);
  const transport = httpTransport({
    apiBase: ORIGIN,
    researchBase: ORIGIN,
    idempotency: true,
    random: () => 0.5,
    now,
    ...(fault.renewedToken !== undefined && { session: createSession(fault.renewedToken) }),
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      const signal = init?.signal ?? new AbortController().signal;
      sent.push({
        url: url instanceof Request ? url.url : url.toString(),
        key: headers.get('idempotency-key'),
        authorization: headers.get('authorization'),
        signal,
      });
      return Promise.resolve(answer({ id, number: sent.length, signal, headers }));
    },
  });
  const idempotency = createIdempotencyKeys({ now, newKey: () => `key-${(nextKey += 1)}` });
  return {
    sent,
    api: createPlatformClient({ transport, idempotency }),
    endFault: () => {
      answer = sendGoodReply;
    },
  };
}

type MakeCall = (signal?: AbortSignal) => Promise<unknown>;

/** Sends `signal` with any call; the functions of the table take no options. */
const withSignal = (transportApi: PlatformClient, id: CallId, signal: AbortSignal) => {
  const bind = (value: unknown): unknown =>
    typeof value === 'function'
      ? (...inputs: unknown[]) =>
          (value as (...values: unknown[]) => unknown)(
            ...(inputs.length === 0 ? [] : [inputs[0]]),
            { signal },
          )
      : value;
  const group = id.split('.', 1)[0] ?? '';
  const calls = Reflect.get(transportApi, group) as Record<string, unknown>;
  const bound = Object.fromEntries(
    Object.entries(calls).map(([name, value]) => [name, bind(value)]),
  );
  return CLIENT_CALLS[id]({ ...transportApi, [group]: bound });
};

const getOutcome = (reply: Promise<unknown>) =>
  reply.then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  );

/** Lets bodies be read, which takes turns of the event loop and no time. */
const flush = async () => {
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Longer than all delays of retries and, in total, than the time limit of a call. */
const STEPS_MS = [0, 500, 1000, 2000, 28_000, 569_000];

/** Lets time pass until the calls have an outcome. */
async function passTime(running: Promise<unknown>) {
  let isSettled = false;
  const end = () => {
    isSettled = true;
  };
  running.then(end, end);
  for (const step of STEPS_MS) {
    await vi.advanceTimersByTimeAsync(step);
    await flush();
    if (isSettled) return;
  }
}

/** Makes the calls of a cell and returns the outcome of the last one. */
async function act(
  fault: ClientFault,
  makeCall: MakeCall,
  held: ReturnType<typeof holdReplies<AnyCall>>,
) {
  const controller = new AbortController();
  switch (fault.act) {
    case 'abort': {
      const outcome = getOutcome(makeCall(controller.signal));
      await flush();
      controller.abort();
      return outcome;
    }
    case 'twice at once': {
      const [first, second] = [getOutcome(makeCall()), getOutcome(makeCall())];
      expect((await first).error).toBeNull();
      return second;
    }
    case 'twice in a row': {
      const first = await makeCall();
      const second = await getOutcome(makeCall());
      if (!(first instanceof Blob)) expect(second.value).toEqual(first);
      return second;
    }
    case 'superseded': {
      const first = getOutcome(makeCall(controller.signal));
      await flush();
      controller.abort();
      const second = getOutcome(makeCall());
      await flush();
      await held.giveReply(1);
      await held.giveReply(0);
      expect((await first).error).toMatchObject({ code: 'aborted' });
      return second;
    }
    case undefined:
      break;
  }
  return getOutcome(makeCall());
}

const unhandled: unknown[] = [];
const onRejection = (reason: unknown) => unhandled.push(reason);

// The transport is loaded with the first call, which takes real time.
beforeAll(async () => {
  const [first] = facts;
  const [fault] = CLIENT_FAULTS;
  if (first && fault) await CLIENT_CALLS[first.id](openClient(first, fault, sendGoodReply).api);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  process.on('unhandledRejection', onRejection);
});
afterEach(() => {
  process.off('unhandledRejection', onRejection);
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(unhandled.splice(0)).toEqual([]);
});

const runCell = async (call: CallFacts, fault: ClientFault) => {
  const expected = fault.expected(call);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(fault.isOffline !== true);
  const held = holdReplies<AnyCall>();
  const answer = fault.act === 'superseded' ? held.answer : fault.answer(call);
  const { sent, api, endFault } = openClient(call, fault, answer);
  const makeCall: MakeCall = (signal) =>
    signal === undefined ? CLIENT_CALLS[call.id](api) : withSignal(api, call.id, signal);

  const running = act(fault, makeCall, held);
  await passTime(running);
  const { error, value } = await running;
  if (expected.code === null) {
    expect(error).toBeNull();
    expect(value).toBeDefined();
  } else {
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      code: expected.code,
      details: { endpoint: call.id, ...expected.details },
    });
    // What a developer reads is a sentence of ours.
    expect(String(error)).not.toMatch(/Unexpected token|undefined|\[object/);
  }
  // Nothing is sent later, and everything goes to the server.
  await vi.advanceTimersByTimeAsync(120_000);
  await flush();
  expect(sent).toHaveLength(expected.requests);
  for (const { url } of sent) expect(url.startsWith(ORIGIN) || url.startsWith('/')).toBe(true);
  const requestKeys = new Set(sent.map(({ key }) => key));
  const calledTwice = fault.act !== undefined && fault.act !== 'abort';
  const isRepeated = call.isAlwaysFresh ? calledTwice : fault.act === 'twice in a row';
  expect(requestKeys.size).toBe(isRepeated && !call.isRead ? 2 : 1);

  // Try Again.
  endFault();
  online.mockReturnValue(true);
  const again = getOutcome(makeCall());
  await passTime(again);
  expect((await again).error).toBeNull();
  expect(sent).toHaveLength(expected.requests + 1);
  const [first, last] = [sent[0]?.key ?? null, sent.at(-1)?.key ?? null];
  if (call.isRead) expect([first, last]).toEqual([null, null]);
  else expect(last === first).toBe(expected.key === 'kept' && !call.isAlwaysFresh);
};

describe('a call of the client with a fault: one kind of error, the right number of requests and the right key', () => {
  it.each(applicable)('$id meets $name', ({ call, fault }) => runCell(call, fault));
});

describe('the fault matrix of the client', () => {
  it('has each of the 24 faults for every call of the contract, tested or with a reason', () => {
    const numbers = new Set(CLIENT_FAULTS.map(({ name }) => name.split(' ', 1)[0]));
    expect(numbers.size).toBe(24);
    expect(ids.toSorted()).toEqual(ENDPOINTS.map(({ endpoint }) => endpoint.id).toSorted());
    expect(cells).toHaveLength(CLIENT_FAULTS.length * ids.length);
    expect(cells.every(({ reason }) => reason !== '')).toBe(true);
    expect(ids.length).toBeGreaterThanOrEqual(35);
    expect(applicable.length).toBeGreaterThanOrEqual(24 * 35);
  });
});
