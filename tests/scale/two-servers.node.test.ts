import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepSignIns } from '../../apps/server/src/auth/sweep.js';
import { openDatabase } from '../../apps/server/src/database/open-database.js';
import { testPostgresUrl } from '../../apps/server/src/database/testing.js';
import { signInAt } from '../contract/sign-in.js';
import { call, getList, getText, newVisitor } from './calls.js';
import { startTwoServers, type TwoServers } from './two-servers.js';

const LONG_MS = 120_000;
const ROUNDS = 20;

/** Real processes of the server. `npm run test:scale` runs them with a temporary Postgres. */
describe.skipIf(testPostgresUrl === '')('two servers on one database', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers();
  }, LONG_MS);
  afterAll(async () => {
    await servers.close();
  }, LONG_MS);

  const callBoth = (...args: Parameters<typeof call> extends [string, ...infer Rest] ? Rest : []) =>
    Promise.all([call(servers.origins.a, ...args), call(servers.origins.b, ...args)]);

  describe('sign people in', () => {
    it(
      'although each step of a sign-in goes to another server',
      async () => {
        const people = await Promise.all(Array.from({ length: 6 }, () => signInAt(servers.origin)));
        for (const { token } of people) {
          const profiles = await callBoth('GET', '/api/v1/auth/profile', { token });
          expect(profiles.map(({ status }) => status)).toEqual([200, 200]);
        }
      },
      LONG_MS,
    );

    it(
      'and refresh a session at both at once, without ending it',
      async () => {
        const path = '/api/v1/auth/refresh';
        let { refresh_token } = await signInAt(servers.origin);
        for (let round = 0; round < ROUNDS; round += 1) {
          const both = await callBoth('POST', path, { body: { refresh_token } });
          expect(both.map(({ status }) => status)).toEqual([200, 200]);
          const [next, other] = both.map((reply) => getText(reply, 'refresh_token'));
          expect(next).toBe(other);
          refresh_token = next ?? '';
        }
      },
      LONG_MS,
    );

    it('and out, at all servers', async () => {
      const { token } = await signInAt(servers.origin);
      await call(servers.origins.a, 'POST', '/api/v1/auth/logout', { token });
      const profiles = await callBoth('GET', '/api/v1/auth/profile', { token });
      expect(profiles.map(({ status }) => status)).toEqual([401, 401]);
    });

    it(
      'while both remove expired entries',
      async () => {
        const databases = await Promise.all(
          [1, 2].map(() => openDatabase({ url: servers.databaseUrl })),
        );
        try {
          await databases[0]?.executeSql(
            `insert into sign_in_transactions (state_hash, provider, browser_hash, redirect_uri, expires_at)
           select 'expired-' || n, 'google', 'x', 'x', now() - interval '1 hour' from generate_series(1, 5000) n`,
          );
          const sweeps = databases.flatMap(({ db }) =>
            Array.from({ length: 8 }, () => sweepSignIns({ db, now: () => new Date() })),
          );
          await Promise.all([...sweeps, signInAt(servers.origin), signInAt(servers.origin)]);
          const left = await databases[0]?.executeSql(
            "select 1 from sign_in_transactions where state_hash like 'expired-%'",
          );
          expect(left?.rows).toEqual([]);
        } finally {
          await Promise.all(databases.map(({ close }) => close()));
        }
      },
      LONG_MS,
    );
  });

  describe('limit rates together', () => {
    /** Refused for its body, but counted: 50 points. */
    const spend = (visitor: string, address: string) =>
      call(servers.origin, 'POST', '/api/v1/research/paper/generate', {
        visitor,
        address,
        body: {},
      });
    const countAllowed = async (replies: readonly Promise<{ status: number }>[]) =>
      (await Promise.all(replies)).filter(({ status }) => status !== 429).length;

    it('for an owner with many addresses', async () => {
      const visitor = newVisitor();
      const replies = Array.from({ length: 100 }, (_, index) =>
        spend(visitor, `198.51.100.${index}`),
      );
      // 2000 points, and what a process grants before it asks.
      const allowed = await countAllowed(replies);
      expect(allowed).toBeGreaterThanOrEqual(36);
      expect(allowed).toBeLessThanOrEqual(42);
    });

    it('for an address with new visitors', async () => {
      const replies = Array.from({ length: 250 }, () => spend(newVisitor(), '203.0.113.7'));
      const allowed = await countAllowed(replies);
      expect(allowed).toBeGreaterThanOrEqual(110);
      expect(allowed).toBeLessThanOrEqual(126);
    });

    it('for sign-ins', async () => {
      const path = `/api/v1/auth/login/google?${new URLSearchParams({
        redirect_uri: `${servers.origin}/auth/callback`,
        state: 'x',
      })}`;
      const replies = Array.from({ length: 90 }, () =>
        fetch(servers.origin + path, {
          redirect: 'manual',
          headers: { 'x-test-address': '203.0.113.8' },
        }),
      );
      expect(await countAllowed(replies)).toBe(60);
    });
  });

  describe('process a request with a key once', () => {
    it(
      'if both get it at once',
      async () => {
        const visitor = newVisitor();
        const path = '/api/v1/quantum/create_circuit';
        for (let round = 0; round < ROUNDS; round += 1) {
          const request = {
            visitor,
            key: `key-${round}`,
            body: { name: `Circuit ${round}`, num_qubits: 3 },
          };
          const both = await callBoth('POST', path, request);
          const processed = both.filter(
            ({ status, headers }) => status === 200 && !headers.has('idempotency-replayed'),
          );
          expect(processed).toHaveLength(1);
          const id = getText(processed[0]!, 'circuit', 'id');
          const later = await callBoth('POST', path, request);
          expect(later.map((reply) => getText(reply, 'circuit', 'id'))).toEqual([id, id]);
        }
      },
      LONG_MS,
    );

    it(
      'and save one of two changes of a journey',
      async () => {
        const visitor = newVisitor();
        for (let revision = 0; revision < ROUNDS; revision += 1) {
          const change = (text: string) => ({
            visitor,
            body: {
              journey_id: 'journey-1',
              kind: 'flow',
              title: 'Sleep',
              revision,
              data: { text },
            },
          });
          const both = await Promise.all([
            call(servers.origins.a, 'PUT', '/api/v1/journeys', change('a')),
            call(servers.origins.b, 'PUT', '/api/v1/journeys', change('b')),
          ]);
          expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
        }
        const lists = await callBoth('GET', '/api/v1/journeys', { visitor });
        expect(lists[0].body).toEqual(lists[1].body);
        expect(getList(lists[0], 'journeys')).toHaveLength(1);
      },
      LONG_MS,
    );
  });

  describe('share what a visitor stores', () => {
    it('an uploaded paper is found at the other server', async () => {
      const visitor = newVisitor();
      const form = new FormData();
      const text = `A study of sleep.\n\nSleep spindles and zorblatt rose together after training. `;
      form.set('journey_id', 'journey-1');
      form.set('paper', new File([text.repeat(20)], 'paper.txt', { type: 'text/plain' }));
      const path = '/api/journey/analyze-paper';
      const uploaded = await call(servers.origins.a, 'POST', path, { visitor, body: form });
      expect(uploaded.status).toBe(200);
      const id = getText(uploaded, 'metadata', 'document_id');
      const found = await call(servers.origins.b, 'POST', '/api/journey/literature/search', {
        visitor,
        body: { journey_id: 'journey-1', hypothesis: null, query: 'zorblatt', limit: 5 },
      });
      expect(getList(found, 'papers')).toContainEqual(expect.objectContaining({ id }));
    });

    it('the cookie of a page is valid at the other server, and each page has its own nonce', async () => {
      const pages = await Promise.all(
        [servers.origins.a, servers.origins.b].map((origin) =>
          fetch(origin, { headers: { accept: 'text/html' } }),
        ),
      );
      const nonces = pages.map(
        ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
      );
      expect(nonces[0]).toBeDefined();
      expect(nonces[0]).not.toBe(nonces[1]);
      const cookie = pages[0]?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect(cookie).toMatch(/^spinout_visitor=/);
      const save = await fetch(`${servers.origins.a}/api/v1/journeys`, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          journey_id: 'journey-1',
          kind: 'flow',
          title: 'Sleep',
          revision: 0,
          data: {},
        }),
      });
      expect(save.status).toBe(200);
      const list = await fetch(`${servers.origins.b}/api/v1/journeys`, { headers: { cookie } });
      expect(await list.json()).toMatchObject({ journeys: [{ journey_id: 'journey-1' }] });
    });
  });
});
