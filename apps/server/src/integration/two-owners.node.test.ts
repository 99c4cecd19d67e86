import {
  createPlatformClient,
  type ApiRequest,
  type PlatformClient,
  type Transport,
} from '@spinout/api-client';
import { fixedKey } from '@spinout/api-client/testing';
import { httpTransport, memoryTokenStorage, createSession } from '@spinout/api-client/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../auth/testing/sign-in-steps.js';
import type { SignInServer } from '../auth/testing/sign-in-server.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { bundleWorker } from '../testing/worker-programs.js';

/** A word in the first owner's paper that no replayed request contains. */
const SECRET = 'quokkafish';
const PAPER =
  `The ${SECRET} protein raises spindle density in sleep. We found that ${SECRET} binds amyloid. `.repeat(
    20,
  );

interface Recorded {
  readonly requests: readonly ApiRequest[];
  readonly transport: Transport;
}

/** Records every request, so that another owner can replay it. */
const recordRequests = (inner: Transport): Recorded => {
  const requests: ApiRequest[] = [];
  return {
    requests,
    transport: {
      send: (request) => {
        requests.push(request);
        return inner.send(request);
      },
    },
  };
};

/** The first calls start the workers, which load what they read papers with; a busy machine takes a while. */
const FIRST_USE_MS = 240_000;

let worker: Awaited<ReturnType<typeof bundleWorker>>;
let server: TestServer;
beforeAll(async () => {
  // With the workers of a real server: each call reaches the store of its owner through them.
  worker = await bundleWorker('engine');
  server = await startTestServer({ engineWorker: worker.file });
}, 120_000);
afterAll(async () => {
  await server.stop();
  worker.remove();
});

const signInServer = () =>
  ({
    origin: server.origin,
    api: `${server.origin}/api/v1`,
    redirectUri: `${server.origin}/auth/callback`,
  }) as SignInServer;

type Owner = { readonly headers: Readonly<Record<string, string>>; readonly transport: Transport };

const visitor = (id: string): Owner => ({
  headers: { 'X-Visitor-Id': id },
  transport: httpTransport({ apiBase: server.origin, visitorId: id, idempotency: true }),
});

async function user(account: string): Promise<Owner> {
  const { token } = await signIn(signInServer(), account);
  const session = createSession({
    storage: memoryTokenStorage(),
    refresh: () => Promise.reject(new Error('not needed')),
  });
  session.signIn({ token, refreshToken: 'none' });
  return {
    headers: { Authorization: `Bearer ${token}` },
    transport: httpTransport({ apiBase: server.origin, session, idempotency: true }),
  };
}

const exportAll = async (api: PlatformClient) => {
  const { parts } = await api.data.export({});
  return parts;
};

const pairs: readonly (readonly [string, () => Promise<readonly [Owner, Owner]>])[] = [
  [
    'a visitor from another visitor',
    () => Promise.resolve([visitor('a'.repeat(30)), visitor('b'.repeat(30))] as const),
  ],
  ['a user from another user', () => Promise.all([user('demo-researcher'), user('demo-user')])],
  [
    'a user from an administrator',
    () => Promise.all([user('demo-enterprise'), user('demo-admin')]),
  ],
  [
    'a user from a visitor',
    async () => [await user('demo-user'), visitor('c'.repeat(30))] as const,
  ],
];

describe('the data of an owner', () => {
  it.each(pairs)('is hidden on every route: %s', { timeout: FIRST_USE_MS }, async (_, open) => {
    const [first, second] = await open();
    const { requests, transport } = recordRequests(first.transport);
    const api = createPlatformClient({ transport });

    const upload = { journey_id: 'journey-1', paper: new File([PAPER], 'secret.txt') };
    const { metadata } = await api.paper.analyze(upload);
    const own = { topic: 'Sleep', interest: 'neuro-1', papers: [metadata.document_id ?? ''] };
    await api.hypothesis.generate(own);
    const bibliography = new File([`TY  - JOUR\nTI  - On ${SECRET} spindles\nER  - `], 'own.ris');
    const { imported } = await api.literature.import({ journey_id: 'journey-1', bibliography });
    const search = {
      journey_id: 'journey-1',
      hypothesis: null,
      query: 'spindle density',
      limit: 20,
    };
    const found = await api.literature.search(search);
    expect(JSON.stringify(found)).toContain(SECRET);
    expect(found.imports).toEqual([imported]);
    const { circuit } = await api.quantum.createCircuit({ name: SECRET, num_qubits: 3 });
    await api.quantum.runSimulation({ circuit_id: circuit?.id ?? '', shots: 16 });
    const journey = { journey_id: 'journey-1', kind: 'flow', title: 'T', revision: 0 };
    await api.journeys.save({ ...journey, data: SECRET });
    const { run_id } = await api.research.run({ topic: 'sleep' });
    await api.tenStep.analytics();

    // The other owner replays all requests except those that contain the secret.
    const replayed = requests.filter(
      ({ id, body }) =>
        id !== 'paper.analyze' &&
        id !== 'literature.import' &&
        !JSON.stringify(body).includes(SECRET),
    );
    expect(replayed.length).toBeGreaterThanOrEqual(5);
    for (const request of replayed) {
      const reply = await second.transport.send({
        ...request,
        signal: new AbortController().signal,
      });
      expect(JSON.stringify(reply), request.id).not.toContain(SECRET);
    }
    const other = createPlatformClient({ transport: second.transport });
    await expect(
      other.quantum.runSimulation({ circuit_id: circuit?.id ?? '', shots: 16 }),
    ).rejects.toMatchObject({ details: { status: 422 } });
    await other.literature.removeImport({ journey_id: 'journey-1', import_id: imported.id });
    expect((await api.literature.search({ ...search, limit: 19 })).imports).toEqual([imported]);
    expect((await api.journeys.read({ journey_id: 'journey-1' })).journey.data).toBe(SECRET);
    await expect(other.journeys.read({ journey_id: 'journey-1' })).rejects.toMatchObject({
      details: { status: 404 },
    });
    expect(JSON.stringify(await exportAll(api))).toContain(SECRET);
    expect(JSON.stringify(await exportAll(other))).not.toContain(SECRET);
    await other.data.delete({});
    expect((await api.journeys.read({ journey_id: 'journey-1' })).journey.data).toBe(SECRET);

    for (const [method, path] of [
      ['GET', `/api/v1/research/runs/${run_id ?? ''}`],
      ['GET', `/api/v1/research/runs/${run_id ?? ''}/events`],
      ['POST', `/api/v1/research/runs/${run_id ?? ''}/cancel`],
    ] as const) {
      const ask = (headers: Owner['headers']) =>
        fetch(`${server.origin}${path}`, { method, headers });
      expect((await ask(second.headers)).status).toBe(404);
      expect((await ask(first.headers)).status).toBe(200);
    }
  });

  it('is not accessible with a user id as visitor id', async () => {
    const { token } = await signIn(signInServer(), 'demo-researcher');
    const profile = await fetch(`${server.origin}/api/v1/auth/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { user: person } = (await profile.json()) as { user: { id: string } };
    const reply = await fetch(`${server.origin}/api/v1/journeys`, {
      headers: { 'X-Visitor-Id': `user:${person.id}` },
    });
    expect(await reply.json()).toEqual({ journeys: [] });
  });

  it('stays with its owner if another one uses the same key', async () => {
    const [one, other] = [visitor('d'.repeat(30)), visitor('e'.repeat(30))];
    const make = (owner: Owner) =>
      createPlatformClient({
        ...owner,
        idempotency: fixedKey('key-1'),
      }).quantum.createCircuit({ name: 'x', num_qubits: 2 });
    const [first, replayed, foreign] = [await make(one), await make(one), await make(other)];
    expect(replayed.circuit?.id).toBe(first.circuit?.id);
    expect(foreign.circuit?.id).not.toBe(first.circuit?.id);
  });

  it('API-30 is counted only for its owner: each call once, except reads', async () => {
    const [one, other] = [visitor('f'.repeat(30)), visitor('g'.repeat(30))];
    const api = createPlatformClient(one);
    const circuit = { name: 'x', num_qubits: 2 };
    const retried = createPlatformClient({ ...one, idempotency: fixedKey('key-1') });
    await retried.quantum.createCircuit(circuit);
    await retried.quantum.createCircuit(circuit);
    await api.quantum.createCircuit(circuit);
    await api.pdf.generate({ title: 'T', content: 'x' });
    await api.platform.services();
    await expect(api.quantum.createCircuit({ name: 'x', num_qubits: 0 })).rejects.toThrow();
    expect(await api.tenStep.analytics()).toMatchObject({
      counts: { 'quantum.createCircuit': 2, 'pdf.generate': 1 },
      total: 3,
    });
    expect(await createPlatformClient(other).tenStep.analytics()).toMatchObject({
      counts: {},
      total: 0,
    });
  });

  it('is not returned for an invalid token, not even anonymously', async () => {
    for (const token of ['mock-1', 'x', 'undefined', '']) {
      const reply = await fetch(`${server.origin}/api/v1/journeys`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(reply.status).toBe(401);
    }
  });
});
