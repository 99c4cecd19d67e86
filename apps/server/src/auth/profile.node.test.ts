import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UserReply } from './testing/accounts.js';
import { call } from './testing/sign-in-steps.js';
import { eachDatabase } from '../database/testing.js';
import { shareAccountServer } from './testing/account-server.js';

eachDatabase((database) => {
  const { server, createOwnSession, profile } = shareAccountServer(database);
  const save = (token: string | null, body: unknown) =>
    call(`${server().api}/auth/profile`, token, 'PUT', body);

  describe('the profile', () => {
    it("API-21 ENT-09 returns the caller's account, and 401 without a session", async () => {
      const { id, token } = await createOwnSession('p-1');
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
      expect((await call(`${server().api}/auth/profile`, null)).status).toBe(401);
      expect((await save(null, { name: 'x' })).status).toBe(401);
    });

    it('API-22 MENU-07 saves trimmed values without empty interests', async () => {
      const { token } = await createOwnSession('p-2');
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
      const { token } = await createOwnSession('p-3');
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
      const { token } = await createOwnSession('p-4');
      await save(token, { name: 'Before' });
      const reply = await save(token, body);
      expect(reply.status).toBe(400);
      expect(z.parse(z.object({ error: z.string() }), await reply.json()).error).toMatch(
        /^A profile needs a name/,
      );
      expect((await profile(token)).name).toBe('Before');
    });

    it('API-22 accepts the largest valid profile', async () => {
      const { token } = await createOwnSession('p-5');
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
      const { token } = await createOwnSession('p-6');
      expect((await save(token, { name: 'x', more: 'y'.repeat(70_000) })).status).toBe(413);
      const form = await fetch(`${server().api}/auth/profile`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
        body: '{"name":"x"}',
      });
      expect(form.status).toBe(415);
    });

    it('T-40 never changes the role, whatever a client sends', async () => {
      const { id, token } = await createOwnSession('p-7');
      const forged = [
        { name: 'x', role: 'admin', user: { role: 'admin' }, id: 'other', email: 'a@b.example' },
        JSON.parse('{"name":"x","__proto__":{"role":"admin"},"constructor":{"role":"admin"}}'),
      ];
      for (const body of forged) expect((await save(token, body)).status).toBe(200);
      expect(await profile(token)).toMatchObject({ id, role: 'user', email: 'shared@example.org' });
      expect(({} as { role?: string }).role).toBeUndefined();
    });

    it('API-21 API-22 does not mix up concurrent requests of different people', async () => {
      const people = await Promise.all(['m-1', 'm-2', 'm-3'].map(createOwnSession));
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
      const { token } = await createOwnSession('p-8');
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
});
