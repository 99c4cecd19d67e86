import { createApiClient } from '@spinout/api-client';
import { createIdempotencyKeys, memoryPendingRequests } from '@spinout/api-client/idempotency';
import { httpTransport } from '@spinout/api-client/http';
import { exampleReplies } from '@spinout/api-client/testing';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createFlowMachine } from '../flow/create-flow-machine.js';
import { memoryStorage } from '@spinout/flow-kit';
import { hypothesisActors } from '../steps/hypothesis/hypothesis.actors.js';
import { hypothesisMachine } from '../steps/hypothesis/hypothesis.machine.js';
import { testRuntime } from '@spinout/flow-kit/testing';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((close) => close()));
});

type Reply = (response: ServerResponse, body: unknown) => void;

const answer: Reply = (response, body) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
/** The server does the work, but its reply is lost. */
const dropConnection: Reply = (response) => response.socket?.destroy();
const neverReply: Reply = () => undefined;

/** A server that processes each idempotency key once and repeats its stored reply. */
const startServer = async (body: unknown, replies: readonly Reply[]) => {
  const effects = new Map<string, number>();
  let requests = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const key = String(request.headers['idempotency-key']);
      if (!effects.has(key)) effects.set(key, effects.size + 1);
      const reply = replies[requests] ?? answer;
      requests += 1;
      reply(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  const transport = httpTransport({
    apiBase: `http://127.0.0.1:${port}`,
    idempotency: true,
    hostname: 'localhost',
    sleep: () => Promise.resolve(),
  });
  const pendingRequests = memoryPendingRequests();
  /** The client of a page; pages of one browser share their pending requests. */
  const createClient = () =>
    createApiClient({
      transport,
      idempotency: createIdempotencyKeys({ storage: pendingRequests }),
    });
  return { createClient, effects: () => effects.size, requests: () => requests };
};

describe('a server that supports idempotency keys', () => {
  it('processes a request once when its reply is lost and the user retries, and again for a new request', async () => {
    // The transport makes three attempts before it gives up.
    const server = await startServer(exampleReplies['hypothesis.generate'], [
      dropConnection,
      dropConnection,
      dropConnection,
    ]);
    const actor = createActor(
      hypothesisMachine.provide({ actors: hypothesisActors(server.createClient()) }),
      {
        input: { runtime: testRuntime(), paperAnalysis: null, paperTitle: null },
      },
    ).start();
    actor.send({ type: 'generation.requested' });
    await waitFor(actor, (state) => state.matches('failed'));
    expect(actor.getSnapshot().context.problem?.code).toBe('hypothesisFailed');
    actor.send({ type: 'generation.requested' });
    await waitFor(actor, (state) => state.matches('generated'));
    expect(server.requests()).toBe(4);
    expect(server.effects()).toBe(1);

    actor.send({ type: 'generation.requested' });
    await waitFor(actor, (state) => state.hasTag('busy'));
    await waitFor(actor, (state) => state.matches('generated'));
    expect(server.effects()).toBe(2);
    actor.stop();
  });

  it('processes a request once when the page is closed during it and the user continues after the reload', async () => {
    const server = await startServer(exampleReplies['experiment.design'], [neverReply]);
    const storage = { ...memoryStorage(), persistent: true };
    const open = () =>
      createActor(createFlowMachine(server.createClient()), {
        input: {
          runtime: testRuntime(),
          storage,
          instanceId: 'default',
          firstStep: 5,
          initialData: {},
        },
      }).start();
    const first = open();
    await vi.waitFor(() => expect(server.requests()).toBe(1));
    first.stop();

    const second = open();
    await waitFor(second, (state) => state.matches('experiment'));
    const step = second.getSnapshot().children.step;
    expect(step?.getSnapshot()).toMatchObject({ value: 'interrupted' });
    expect(server.requests()).toBe(1);
    step?.send({ type: 'generation.resumed' });
    await waitFor(second, ({ context }) => context.drafts.experiment?.proposed != null);
    expect(server.requests()).toBe(2);
    expect(server.effects()).toBe(1);
    second.stop();
  });
});
