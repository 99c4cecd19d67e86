import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/demo/server/testing/test-server.js';
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
  'answers every request, whatever is sent, in the shape of its contract and never with a fault of its own',
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
    // Requests that are all refused at the door would prove nothing of the rooms behind it.
    expect(good.length).toBeGreaterThan(20);
  },
  WAIT_MS,
);

it.each(['callback', 'profile'])(
  'refuses a method that sign-in does not have, and that comes without a body: %s',
  async (route) => {
    const reply = await fetch(`${server.origin}/api/v1/auth/${route}`, { method: 'DELETE' });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toHaveProperty('error');
  },
);
