import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.js';
import { signInAt } from '../contract/sign-in.js';
import { fuzzServer } from './fuzz-server.js';

const SEED = 20_261_121;
const COUNT = 400;
const WAIT_MS = 240_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, WAIT_MS);
afterAll(() => server.stop());

it(
  'answers every generated request as the contract says, without a server error',
  async () => {
    const { origin } = server;
    const { faults, statuses } = await fuzzServer({
      origin,
      seed: SEED,
      count: COUNT,
      signIn: async () => (await signInAt(origin)).token,
    });
    expect(faults.map(({ number, what, answer }) => `${number}: ${what} ${answer}`)).toEqual([]);
    const good = [...statuses.values()].filter((counts) => counts.has(200));
    // If the validation refused all requests, the handlers would not be tested.
    expect(good.length).toBeGreaterThan(20);
  },
  WAIT_MS,
);

it.each(['callback', 'profile'])(
  'answers 404 to an unsupported method without a body: %s',
  async (route) => {
    const reply = await fetch(`${server.origin}/api/v1/auth/${route}`, { method: 'DELETE' });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toHaveProperty('error');
  },
);
