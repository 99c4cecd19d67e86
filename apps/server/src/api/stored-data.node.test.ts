import { createPlatformClient, type PlatformClient } from '@spinout/api-client';
import { createSession, httpTransport, memoryTokenStorage } from '@spinout/api-client/http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../auth/testing/sign-in-steps.js';
import type { SignInServer } from '../auth/testing/sign-in-server.js';
import { storageUsage } from '../database/schema/store.schema.js';
import { openTestDatabase } from '../database/testing.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const GUEST_MB = 1;
/** For dozens of saves on a busy machine. */
const SAVES_MS = 180_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { SPINOUT_GUEST_STORAGE_MB: String(GUEST_MB) });
}, 60_000);
afterAll(() => server.stop());

let visitors = 0;
const guest = () => {
  visitors += 1;
  const visitorId = `stored-data-visitor-${String(visitors).padStart(8, '0')}`;
  const transport = httpTransport({ apiBase: server.origin, visitorId, idempotency: true });
  return { api: createPlatformClient({ transport }), headers: { 'X-Visitor-Id': visitorId } };
};

async function user(account: string) {
  const signInServer = {
    origin: server.origin,
    api: `${server.origin}/api/v1`,
    redirectUri: `${server.origin}/auth/callback`,
  } as SignInServer;
  const { token } = await signIn(signInServer, account);
  const session = createSession({
    storage: memoryTokenStorage(),
    refresh: () => Promise.reject(new Error('not needed')),
  });
  session.signIn({ token, refreshToken: 'none' });
  const transport = httpTransport({ apiBase: server.origin, session, idempotency: true });
  return createPlatformClient({ transport });
}

const save = (api: PlatformClient, id: string, data: unknown = 'x') =>
  api.journeys.save({ journey_id: id, kind: 'ten-step', title: id, revision: 0, data });

describe('stored data over HTTP', () => {
  it('is limited for a guest; the refusal says what is used and allowed, and removing helps', async () => {
    const { api, headers } = guest();
    const half = 'x'.repeat(600_000);
    await save(api, 'journey-1', half);
    const journey = { journey_id: 'journey-2', kind: 'flow', title: 'T', revision: 0, data: half };
    const reply = await fetch(`${server.origin}/api/v1/journeys`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(journey),
    });
    expect(reply.status).toBe(507);
    const { error } = (await reply.json()) as { error: string };
    expect(error).toBe(
      'Nothing was saved: this needs 0.6 MB, and you already use 0.6 MB of 1 MB. ' +
        'Delete journeys or other stored data, or sign in for more space.',
    );
    const usage = await api.data.usage();
    expect(usage).toMatchObject({ allowed_bytes: 1_000_000, expires_after_days: 30 });
    expect(usage.used_bytes).toBeGreaterThan(600_000);
    expect((await api.journeys.list()).journeys).toHaveLength(1);
    await api.journeys.remove({ journey_id: 'journey-1' });
    await save(api, 'journey-2', half);
  });

  it(
    'answers a list of many large journeys within the limit of a reply',
    async () => {
      const api = await user('demo-enterprise');
      const data = 'x'.repeat(150_000);
      for (let at = 0; at < 75; at += 1) await save(api, `journey-${String(at)}`, data);
      const { journeys } = await api.journeys.list();
      expect(journeys).toHaveLength(75);
      expect(JSON.stringify(journeys).length).toBeLessThan(50_000);
      expect((await api.journeys.read({ journey_id: 'journey-74' })).journey.data).toBe(data);
    },
    SAVES_MS,
  );

  it('is exported and deleted for a guest', async () => {
    const { api } = guest();
    await save(api, 'journey-1', 'a secret');
    const { parts, next } = await api.data.export({});
    expect(next).toBeNull();
    expect(parts.map(({ json }) => json).join('')).toContain('a secret');
    const { deleted } = await api.data.delete({});
    expect(deleted.find(({ kind }) => kind === 'journeys')?.count).toBe(1);
    expect((await api.journeys.list()).journeys).toEqual([]);
    expect(JSON.stringify(await api.data.export({}))).not.toContain('a secret');
    for (const options of [{ end_sessions: true }, { delete_account: true }]) {
      await expect(api.data.delete(options)).rejects.toMatchObject({ details: { status: 400 } });
    }
  });

  it('includes the profile of a user, and its deletion ends all sign-ins on request', async () => {
    const [here, elsewhere] = [await user('demo-researcher'), await user('demo-researcher')];
    await save(here, 'journey-1');
    const { parts } = await elsewhere.data.export({});
    expect(parts.find(({ kind }) => kind === 'account')?.json).toContain('"role"');
    await here.data.delete({});
    expect((await elsewhere.journeys.list()).journeys).toEqual([]);
    await here.data.delete({ end_sessions: true });
    for (const api of [here, elsewhere]) {
      await expect(api.journeys.list()).rejects.toMatchObject({ details: { status: 401 } });
    }
    expect((await (await user('demo-researcher')).session.profile()).user.role).toBe('researcher');
  });

  it('goes with the account, except that of the last administrator', async () => {
    const [api, admin] = [await user('demo-user'), await user('demo-admin')];
    await save(api, 'journey-1');
    await save(admin, 'journey-1');
    const before = (await admin.users.list({ page: 1, limit: 50 })).total;
    await api.data.delete({ delete_account: true });
    await expect(api.journeys.list()).rejects.toMatchObject({ details: { status: 401 } });
    expect((await admin.users.list({ page: 1, limit: 50 })).total).toBe(before - 1);
    // An account of a higher rank is not an administrator, so it may go.
    const enterprise = await user('demo-enterprise');
    await enterprise.data.delete({ delete_account: true });
    const refused = admin.data.delete({ delete_account: true });
    await expect(refused).rejects.toMatchObject({ details: { status: 409 } });
    expect((await admin.journeys.list()).journeys).toHaveLength(1);
  });
});

describe('the last use of a guest’s data', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const WRITTEN_MS = 15_000;

  it('is every call, also one that the engine does not answer', async () => {
    const database = await openTestDatabase();
    let at = Date.now();
    const ownServer = await startTestServer({ database, now: () => new Date(at) });
    onTestFinished(ownServer.stop);
    const transport = httpTransport({ apiBase: ownServer.origin, visitorId: 'v'.repeat(22) });
    const api = createPlatformClient({ transport });
    const readLastUse = async () => {
      const [usage] = await database.db.select().from(storageUsage);
      return usage?.usedAt.getTime();
    };
    await save(api, 'journey-1');
    for (const call of [api.data.usage, () => api.journeys.list()]) {
      at += 20 * DAY_MS;
      await call();
      // Uses are written together, a second later.
      await expect.poll(readLastUse, { timeout: WRITTEN_MS }).toBe(at);
    }
  });
});
