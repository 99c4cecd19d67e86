import { describe, expect, it } from 'vitest';
import { parsePathFields, buildPath } from './build-path.js';

describe('the path of a request', () => {
  it('is unchanged without path or query fields', () =>
    expect(buildPath({ path: '/auth/profile' }, { name: 'Ada' })).toEqual({
      path: '/auth/profile',
      rest: { name: 'Ada' },
    }));

  it('contains the path and query fields and leaves the others for the body', () => {
    const address = { path: '/users/{user_id}/role', query: ['page', 'limit'] };
    expect(buildPath(address, { user_id: 'u 1', page: 2, role: 'admin' })).toEqual({
      path: '/users/u%201/role?page=2',
      rest: { role: 'admin' },
    });
    expect(parsePathFields(address.path)).toEqual(['user_id']);
  });

  it.each([
    ['a/b?c=d#e', 'a%2Fb%3Fc%3Dd%23e'],
    ['__proto__', '__proto__'],
    ['\ud800', '%EF%BF%BD'],
    [{ a: 1 }, ''],
    [undefined, ''],
  ])('encodes %j, so that it stays in its path segment', (id, part) =>
    expect(buildPath({ path: '/users/{id}/role' }, { id }).path).toBe(`/users/${part}/role`),
  );

  it.each([null, [], 'text', 42])('passes %j through unchanged', (input) =>
    expect(buildPath({ path: '/users/{id}' }, input)).toEqual({ path: '/users/', rest: input }),
  );
});
