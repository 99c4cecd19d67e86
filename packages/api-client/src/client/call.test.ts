import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.js';
import { createPlatformClient } from './platform-client.js';
import { REQUEST_TIMEOUT_MS } from '../config/request-timeout.js';
import { call, type CallOptions } from './call.js';
import { checkSignIn } from '../endpoints/session.endpoints.js';
import { isApiError } from '../errors/api-error.js';
import { faultyTransport, jsonReply, type Fault } from '../testing/faults.js';
import { allExampleReplies, exampleReplies } from '../testing/example-replies.js';
import { scriptedTransport } from '../testing/scripted-transport.js';

const createClientWithFault = (fault: Fault | null) =>
  createApiClient({ transport: faultyTransport(scriptedTransport(exampleReplies), () => fault) });

const search = (client: ReturnType<typeof createApiClient>, signal?: AbortSignal) =>
  client.literature.search(
    { journey_id: 'journey-1', hypothesis: null, query: 'sleep', limit: 20 },
    signal ? { signal } : {},
  );

/** The calls of the flow, each with a good request. */
const createCalls = (client: ReturnType<typeof createApiClient>) => {
  const company = exampleReplies['company.create'].companyStructure;
  return {
    'topics.suggest': () => client.topics.suggest({ preferences: { categories: ['x'] } }),
    'paper.analyze': () =>
      client.paper.analyze({ journey_id: 'j', paper: new File(['text'], 'a.txt') }),
    'hypothesis.generate': () =>
      client.hypothesis.generate({ topic: 't', interest: 'i', papers: [] }),
    'literature.search': () => search(client),
    'literature.review': () =>
      client.literature.review({ journey_id: 'j', selected_papers: [], papers: [] }),
    'experiment.design': () => client.experiment.design({ journey_id: 'j', hypothesis: null }),
    'company.create': () =>
      client.company.create({
        journey_id: 'j',
        operationalBlueprint: null,
        researchArea: null,
        budgetEstimate: null,
      }),
    'company.generateDocument': () =>
      client.company.generateDocument({
        companyData: company,
        documentType: 'bylaws',
        journeyId: 'j',
      }),
    'pdf.generate': () => client.pdf.generate({ title: 't', content: 'c' }),
  };
};

const CALLS = Object.keys(createCalls(createClientWithFault(null))) as (keyof ReturnType<
  typeof createCalls
>)[];

describe('a call', () => {
  it.each(CALLS)('%s returns its parsed reply', async (name) => {
    await expect(createCalls(createClientWithFault(null))[name]()).resolves.toBeDefined();
  });

  it.each(CALLS)('%s fails with `unreachable` if there is no reply', async (name) => {
    await expect(
      createCalls(createClientWithFault({ kind: 'network' }))[name](),
    ).rejects.toMatchObject({
      code: 'unreachable',
      details: { endpoint: name },
    });
  });

  it.each(CALLS)('%s fails with the status and the server’s message', async (name) => {
    const fault: Fault = { kind: 'status', status: 422, body: { error: 'Too blurry' } };
    await expect(createCalls(createClientWithFault(fault))[name]()).rejects.toMatchObject({
      code: 'status',
      details: { status: 422, serverMessage: 'Too blurry' },
    });
  });

  it.each(CALLS)('%s fails with `malformed` on HTML', async (name) => {
    await expect(
      createCalls(createClientWithFault({ kind: 'html' }))[name](),
    ).rejects.toMatchObject({
      code: 'malformed',
    });
  });

  it.each(CALLS)('%s fails with `malformed` on an empty reply', async (name) => {
    await expect(
      createCalls(createClientWithFault({ kind: 'empty' }))[name](),
    ).rejects.toMatchObject({
      code: 'malformed',
    });
  });

  it.each([
    [{ error: { message: 'nested' } }, 'nested'],
    [{ detail: 'detail' }, 'detail'],
    [{ message: 'message' }, 'message'],
    [{ error: 'x'.repeat(600) }, 'x'.repeat(500)],
    [{ error: '' }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('finds the server’s message in %j', async (body, message) => {
    const failure: unknown = await search(
      createClientWithFault({ kind: 'status', status: 400, body }),
    ).catch((error: unknown) => error);
    expect(isApiError(failure) && failure.details.serverMessage).toBe(message);
  });
});

describe('a request to the transport', () => {
  const getSentRequest = async (options: CallOptions, timeoutMs?: number) => {
    const transport = scriptedTransport(exampleReplies);
    const client = createApiClient({
      transport,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    await client.pdf.generate({ title: 't', content: 'c' }, options);
    return transport.requests[0];
  };

  it('includes the timeout of the caller', async () => {
    expect(await getSentRequest({})).toMatchObject({ timeoutMs: REQUEST_TIMEOUT_MS });
    expect(await getSentRequest({}, 5_000)).toMatchObject({ timeoutMs: 5_000 });
  });

  it('has minutes for a simulation, unless the caller sets a timeout', async () => {
    const getTimeout = async (settings: { readonly timeoutMs?: number }) => {
      const transport = scriptedTransport(allExampleReplies);
      const { quantum } = createPlatformClient({ transport, ...settings });
      await quantum.runSimulation({ circuit_id: 'c', shots: 1 });
      return transport.requests[0]?.timeoutMs;
    };
    expect(await getTimeout({})).toBe(600_000);
    expect(await getTimeout({ timeoutMs: 5_000 })).toBe(5_000);
  });

  it('AUTH-24 leaves at once for a sign-out, before its token is removed', async () => {
    const transport = scriptedTransport({ 'session.logout': {} });
    const signOut = createPlatformClient({ transport }).session.logout({});
    expect(transport.requests).toMatchObject([{ id: 'session.logout' }]);
    expect(transport.requests[0]?.idempotencyKey).toBeTruthy();
    await signOut;
  });

  it('disables retries for a health check (T-73)', async () => {
    const transport = scriptedTransport({ 'session.health': {} });
    await call({ transport }, checkSignIn, undefined);
    expect(transport.requests).toMatchObject([{ id: 'session.health', retry: false }]);
  });
});

describe('Retry-After of a busy server', () => {
  it('is part of the error', async () => {
    const busy = { ...jsonReply(429, {}), retryAfterMs: 60_000 };
    const client = createApiClient({ transport: scriptedTransport({ 'literature.search': busy }) });
    await expect(search(client)).rejects.toMatchObject({
      code: 'status',
      details: { status: 429, retryAfterMs: 60_000 },
    });
  });
});

describe('a slow call', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(CALLS)(
    'CFG-16, CONST-08, FLOW-22 %s is given up after 30,000 ms (S-54)',
    async (name) => {
      expect(REQUEST_TIMEOUT_MS).toBe(30_000);
      const result = createCalls(createClientWithFault({ kind: 'never' }))
        [name]()
        .catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
      let isSettled = false;
      void result.then(() => (isSettled = true));
      await vi.advanceTimersByTimeAsync(0);
      expect(isSettled).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await result).toMatchObject({ code: 'timeout', details: { endpoint: name } });
    },
  );

  it('times out even if the transport ignores the signal', async () => {
    const unresponsive = createApiClient({
      transport: { send: () => new Promise(() => undefined) },
    });
    const result = search(unresponsive).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(await result).toMatchObject({ code: 'timeout' });
  });

  it('is aborted by the caller, together with its transport', async () => {
    const abortController = new AbortController();
    let callSignal: AbortSignal | undefined;
    const client = createApiClient({
      transport: {
        send: (request) => {
          callSignal = request.signal;
          return new Promise(() => undefined);
        },
      },
    });
    const result = search(client, abortController.signal).catch((error: unknown) => error);
    abortController.abort();
    expect(await result).toMatchObject({ code: 'aborted' });
    expect(callSignal?.aborted).toBe(true);
  });

  it('leaves no timer', async () => {
    await search(createClientWithFault(null));
    await search(createClientWithFault({ kind: 'network' })).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a PDF', () => {
  it.each([
    ['content-type', new Blob(['x'], { type: 'text/plain' })],
    ['empty', new Blob([], { type: 'application/pdf' })],
  ])('is refused for its %s', async (reason, blob) => {
    const client = createApiClient({ transport: scriptedTransport({ 'pdf.generate': blob }) });
    await expect(client.pdf.generate({ title: 't', content: 'c' })).rejects.toMatchObject({
      code: 'malformed',
      details: { reason },
    });
  });
});

describe('lists that some servers omit', () => {
  const empty = { themes: [], gaps: [], methodologies: [] };
  it.each([[{}], [{ papers: null, analysis: null }], [{ papers: [], analysis: {} }]])(
    'reads %j as empty lists',
    async (reply) => {
      const client = createApiClient({
        transport: scriptedTransport({ 'literature.search': jsonReply(200, reply) }),
      });
      expect(await search(client)).toMatchObject({ papers: [], analysis: empty });
    },
  );
});
