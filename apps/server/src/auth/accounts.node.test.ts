import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/database.types.js';
import { eachDatabase } from '../database/testing.js';
import { users } from '../database/schema/auth.schema.js';
import { findOrCreateAccount, type ProviderIdentity } from './accounts.js';
import { createAuthDependencies } from './auth-dependencies.js';
import { createFamily } from './token-families.js';
import { call, signIn, SignedIn } from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';

const UserReply = z.object({ success: z.literal(true), user: SignedIn.shape.user });
const UsersReply = z.object({
  success: z.literal(true),
  users: z.array(SignedIn.shape.user),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

const createIdentity = (subject: string): ProviderIdentity => ({
  source: 'google',
  subject,
  name: `Person ${subject}`,
  email: 'shared@example.org',
  avatarUrl: '',
  fixedRole: null,
});

const silent = () => undefined;
const createDependencies = (database: OpenDatabase, administrators: readonly string[] = []) =>
  createAuthDependencies({
    database,
    now: () => new Date(),
    settings: { origin: 'http://localhost:4173', administrators },
    log: { info: silent, warn: silent, error: silent },
  });

eachDatabase((database) => {
  let server: SignInServer;
  beforeAll(async () => {
    server = await openSignInServer(database());
  });
  afterAll(() => server.close());

  /** Creates a session of an account from a provider. */
  const createSession = async (subject: string) => {
    const dependencies = createDependencies(database());
    const user = await findOrCreateAccount(dependencies, createIdentity(subject));
    const { pair } = await dependencies.db.transaction((transaction) =>
      createFamily(dependencies, transaction, user.id),
    );
    return { id: user.id, token: pair.accessToken };
  };

  const profile = async (token: string) =>
    z.parse(UserReply, await (await call(`${server.api}/auth/profile`, token)).json()).user;
  const save = (token: string | null, body: unknown) =>
    call(`${server.api}/auth/profile`, token, 'PUT', body);

  describe('an account', () => {
    it('T-40 has the role user at first', async () => {
      const { token } = await createSession('new-1');
      expect(await profile(token)).toMatchObject({ role: 'user', provider: 'google' });
    });

    it('is created once when a person signs in ten times concurrently', async () => {
      const dependencies = createDependencies(database());
      const before = await dependencies.db.$count(users);
      const accounts = await Promise.all(
        Array.from({ length: 10 }, () =>
          findOrCreateAccount(dependencies, createIdentity('at-once')),
        ),
      );
      expect(new Set(accounts.map(({ id }) => id)).size).toBe(1);
      expect(await dependencies.db.$count(users)).toBe(before + 1);
    });

    it('belongs to one subject of one provider and is never linked by email address', async () => {
      const dependencies = createDependencies(database());
      const google = await findOrCreateAccount(dependencies, createIdentity('same'));
      const github = await findOrCreateAccount(dependencies, {
        ...createIdentity('same'),
        source: 'github',
      });
      const other = await findOrCreateAccount(dependencies, createIdentity('other'));
      expect(new Set([google.id, github.id, other.id]).size).toBe(3);
    });

    it('T-40 is an administrator from the first sign-in if its subject is configured', async () => {
      const dependencies = createDependencies(database(), ['google:boss']);
      expect((await findOrCreateAccount(dependencies, createIdentity('boss'))).role).toBe('admin');
      expect((await findOrCreateAccount(dependencies, createIdentity('boss2'))).role).toBe('user');
      expect(
        (await findOrCreateAccount(dependencies, { ...createIdentity('boss'), source: 'github' }))
          .role,
      ).toBe('user');
    });
  });

  describe('the profile', () => {
    it("API-21 ENT-09 returns the caller's account, and 401 without a session", async () => {
      const { id, token } = await createSession('p-1');
      expect(await profile(token)).toEqual({
        id,
        email: 'shared@example.org',
        name: 'Person p-1',
        role: 'user',
        provider: 'google',
        avatar_url: '',
        bio: '',
        organization: '',
        research_interests: [],
      });
      expect((await call(`${server.api}/auth/profile`, null)).status).toBe(401);
      expect((await save(null, { name: 'x' })).status).toBe(401);
    });

    it('API-22 MENU-07 saves trimmed values without empty interests', async () => {
      const { token } = await createSession('p-2');
      const reply = await save(token, {
        name: '  Ada\u0000 Löwe ',
        bio: 'First line\r\nsecond\u0007 line',
        organization: ' ETH ',
        research_interests: [' sleep ', '', '   ', 'memory'],
        avatar_url: 'https://pictures.example.org/a b.png',
      });
      expect(reply.status).toBe(200);
      const { user } = z.parse(UserReply, await reply.json());
      expect(user).toMatchObject({
        name: 'Ada  Löwe',
        bio: 'First line\nsecond  line',
        organization: 'ETH',
        research_interests: ['sleep', 'memory'],
        avatar_url: 'https://pictures.example.org/a%20b.png',
      });
      expect(await profile(token)).toEqual(user);
    });

    it('API-22 keeps missing fields and clears empty ones', async () => {
      const { token } = await createSession('p-3');
      await save(token, { name: 'A', bio: 'b', organization: 'o', research_interests: ['r'] });
      await save(token, { name: 'B', organization: '' });
      expect(await profile(token)).toMatchObject({
        name: 'B',
        bio: 'b',
        organization: '',
        research_interests: ['r'],
      });
    });

    it.each([
      ['no name', {}],
      ['an empty name', { name: ' \t ' }],
      ['a name of control characters', { name: '\u0000\u0001' }],
      ['a long name', { name: 'x'.repeat(201) }],
      ['a name that is a list', { name: ['x'] }],
      ['a name that is an object', { name: { toString: 'x' } }],
      ['a long bio', { name: 'x', bio: 'x'.repeat(2001) }],
      ['a long organization', { name: 'x', organization: 'x'.repeat(201) }],
      ['interests in one string', { name: 'x', research_interests: 'a,b' }],
      ['interests that are numbers', { name: 'x', research_interests: [1] }],
      ['too many interests', { name: 'x', research_interests: Array.from({ length: 51 }, String) }],
      ['a long interest', { name: 'x', research_interests: ['x'.repeat(101)] }],
      ['a picture over http', { name: 'x', avatar_url: 'http://example.org/a.png' }],
      ['a picture that is a script', { name: 'x', avatar_url: 'javascript:alert(1)' }],
      ['a picture that is data', { name: 'x', avatar_url: 'data:image/png;base64,AA' }],
      ['a picture with a user name', { name: 'x', avatar_url: 'https://u:p@example.org/a' }],
      ['a list', []],
      ['nothing', null],
      ['a text', 'name'],
    ])('API-22 refuses %s and changes nothing', async (_, body) => {
      const { token } = await createSession('p-4');
      await save(token, { name: 'Before' });
      const reply = await save(token, body);
      expect(reply.status).toBe(400);
      expect(z.parse(z.object({ error: z.string() }), await reply.json()).error).toMatch(
        /^A profile needs a name/,
      );
      expect((await profile(token)).name).toBe('Before');
    });

    it('API-22 accepts the largest valid profile', async () => {
      const { token } = await createSession('p-5');
      const largest = {
        name: 'n'.repeat(200),
        bio: 'b'.repeat(2000),
        organization: 'o'.repeat(200),
        research_interests: Array.from({ length: 50 }, () => 'i'.repeat(100)),
      };
      expect((await save(token, largest)).status).toBe(200);
      expect(await profile(token)).toMatchObject(largest);
    });

    it('API-22 refuses a body that is too large with 413 and one that is not JSON with 415', async () => {
      const { token } = await createSession('p-6');
      expect((await save(token, { name: 'x', more: 'y'.repeat(70_000) })).status).toBe(413);
      const form = await fetch(`${server.api}/auth/profile`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
        body: '{"name":"x"}',
      });
      expect(form.status).toBe(415);
    });

    it('T-40 never changes the role, whatever a client sends', async () => {
      const { id, token } = await createSession('p-7');
      const forged = [
        { name: 'x', role: 'admin', user: { role: 'admin' }, id: 'other', email: 'a@b.example' },
        JSON.parse('{"name":"x","__proto__":{"role":"admin"},"constructor":{"role":"admin"}}'),
      ];
      for (const body of forged) expect((await save(token, body)).status).toBe(200);
      expect(await profile(token)).toMatchObject({ id, role: 'user', email: 'shared@example.org' });
      expect(({} as { role?: string }).role).toBeUndefined();
    });

    it('API-21 API-22 does not mix up concurrent requests of different people', async () => {
      const people = await Promise.all(['m-1', 'm-2', 'm-3'].map(createSession));
      await Promise.all(
        people.flatMap(({ id, token }) =>
          Array.from({ length: 10 }, (_, attempt) =>
            save(token, { name: `${id} ${attempt}`, bio: id }),
          ),
        ),
      );
      for (const { id, token } of people) {
        const user = await profile(token);
        expect([user.id, user.bio, user.name.startsWith(`${id} `)]).toEqual([id, id, true]);
      }
    });

    it('API-22 replies to any JSON with 200 or 400, and the profile stays readable', async () => {
      const { token } = await createSession('p-8');
      const arbitraryProfile = fc.record(
        {
          name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
          bio: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
          organization: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
          research_interests: fc.oneof(fc.array(fc.string({ unit: 'binary' })), fc.jsonValue()),
          avatar_url: fc.oneof(fc.webUrl(), fc.string(), fc.jsonValue()),
        },
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(arbitraryProfile, async (body) => {
          const { status } = await save(token, body);
          expect([200, 400]).toContain(status);
          const { name, research_interests: interests } = await profile(token);
          expect(name.length).toBeGreaterThan(0);
          expect(interests.every((interest) => interest.trim() !== '')).toBe(true);
        }),
        { numRuns: 60 },
      );
    });
  });

  describe('administration', () => {
    const list = (token: string | null, query = '') =>
      call(`${server.api}/admin/users${query}`, token);
    const setRole = (token: string | null, id: string, body: unknown) =>
      call(`${server.api}/admin/users/${id}/role`, token, 'PUT', body);

    it('T-40 replies 401 without a session, 200 to an administrator, and 403 to every other role', async () => {
      const { id } = await createSession('a-1');
      const statuses = async (token: string | null) => [
        (await list(token)).status,
        (await setRole(token, id, { role: 'researcher' })).status,
      ];
      expect(await statuses(null)).toEqual([401, 401]);
      expect(await statuses('mock-admin')).toEqual([401, 401]);
      for (const [account, status] of [
        ['demo-user', 403],
        ['demo-researcher', 403],
        ['demo-admin', 200],
        ['demo-enterprise', 403],
      ] as const) {
        const { token } = await signIn(server, account);
        expect([account, ...(await statuses(token))]).toEqual([account, status, status]);
      }
    });

    it('T-40 changes roles with immediate effect on open sessions', async () => {
      const { token: administrator } = await signIn(server, 'demo-admin');
      const person = await createSession('a-2');
      expect((await list(person.token)).status).toBe(403);
      const promoted = await setRole(administrator, person.id, { role: 'admin' });
      expect(z.parse(UserReply, await promoted.json()).user).toMatchObject({
        id: person.id,
        role: 'admin',
      });
      expect((await list(person.token)).status).toBe(200);
      // Signing in again does not change the role.
      expect(
        (await findOrCreateAccount(createDependencies(database()), createIdentity('a-2'))).role,
      ).toBe('admin');
      await setRole(administrator, person.id, { role: 'user' });
      expect((await list(person.token)).status).toBe(403);
      expect(
        (await findOrCreateAccount(createDependencies(database()), createIdentity('a-2'))).role,
      ).toBe('user');
    });

    it("T-40 refuses to change the caller's own role or that of a demo account", async () => {
      const admin = await signIn(server, 'demo-admin');
      const user = await signIn(server, 'demo-user');
      expect((await setRole(admin.token, admin.user.id, { role: 'enterprise' })).status).toBe(409);
      expect((await setRole(admin.token, user.user.id, { role: 'admin' })).status).toBe(409);
      expect((await profile(user.token)).role).toBe('user');
    });

    it.each([
      [{ role: 'root' }, 400],
      [{ role: 'Admin' }, 400],
      [{ role: ['admin'] }, 400],
      [{ role: '__proto__' }, 400],
      [{}, 400],
      [null, 400],
    ])('T-40 refuses to change a role with %j', async (body, status) => {
      const { token } = await signIn(server, 'demo-admin');
      const person = await createSession('a-3');
      expect((await setRole(token, person.id, body)).status).toBe(status);
      expect((await profile(person.token)).role).toBe('user');
    });

    it.each(['nobody', '%00', '__proto__', "'%20or%201=1", 'A'.repeat(22), 'x'.repeat(3000)])(
      'T-40 replies 404 for the account %s',
      async (id) => {
        const { token } = await signIn(server, 'demo-admin');
        expect((await setRole(token, id, { role: 'user' })).status).toBe(404);
      },
    );

    it('lists each account exactly once across pages', async () => {
      const { token } = await signIn(server, 'demo-admin');
      await Promise.all(Array.from({ length: 5 }, (_, index) => createSession(`page-${index}`)));
      const page = async (query: string) =>
        z.parse(UsersReply, await (await list(token, query)).json());
      const { total, page: number, limit, users: all } = await page('?limit=100');
      expect([number, limit, all.length]).toEqual([1, 100, total]);
      const ids = [];
      for (let index = 1; index <= Math.ceil(total / 4); index += 1) {
        const part = await page(`?limit=4&page=${index}`);
        expect(part.total).toBe(total);
        ids.push(...part.users.map(({ id }) => id));
      }
      expect(ids).toEqual(all.map(({ id }) => id));
      for (const query of [
        '?limit=0',
        '?limit=101',
        '?page=0',
        '?page=-1',
        '?page=x',
        '?page=1e9',
      ]) {
        expect([query, (await list(token, query)).status]).toEqual([query, 400]);
      }
    });
  });
});
