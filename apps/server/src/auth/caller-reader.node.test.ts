import { ROLES } from '@spinout/domain/roles';
import { describe, expect, it } from 'vitest';
import type { ReadCaller } from '../caller/caller.types.js';
import {
  createCallerReader,
  getBearerToken,
  requireAdministrator,
  requireSignedIn,
} from './caller-reader.js';

/** Nothing is looked up without a token that could be valid; those that are valid have `rights.node.test.ts`. */
const NO_DATABASE = {} as Parameters<typeof createCallerReader>[0];

const request = (authorization?: string) =>
  new Request(
    'http://localhost/',
    authorization === undefined ? {} : { headers: { authorization } },
  );

const callerOf =
  (role: (typeof ROLES)[number] | null): ReadCaller =>
  () =>
    Promise.resolve({ user: role && { id: 'a', role }, refused: false });

describe('the bearer token of a request', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['Bearer abc', 'abc'],
    ['bEARER \t abc  ', 'abc'],
    ['Bearer a b', 'a b'],
    ['Bearer', ''],
    ['Bearer  ', ''],
    ['Bearerabc', null],
    ['Basic abc', null],
    ['Basic Bearer abc', null],
  ])('of the header %o is %o', (header, token) => {
    expect(getBearerToken(request(header))).toBe(token);
  });
});

describe('the caller', () => {
  it('is nobody without a token, and refused with one that cannot be valid', async () => {
    const read = createCallerReader(NO_DATABASE);
    expect(await read(request())).toEqual({ user: null, refused: false });
    for (const header of ['Bearer', 'Bearer abc'])
      expect(await read(request(header))).toEqual({ user: null, refused: true });
  });

  it('is asked to sign in without a session', async () => {
    const error = await requireSignedIn(callerOf(null), request()).catch(
      (caught: unknown) => caught,
    );
    expect(error).toMatchObject({
      status: 401,
      message: 'You are not signed in, or your session has ended. Sign in again.',
    });
    const { res } = error as { readonly res?: Response };
    expect(res?.headers.get('www-authenticate')).toBe('Bearer');
    expect(await requireSignedIn(callerOf('user'), request())).toEqual({ id: 'a', role: 'user' });
  });

  it.each(ROLES.filter((role) => role !== 'admin'))(
    'T-40 has no rights of an administrator with the role %s',
    async (role) => {
      await expect(requireAdministrator(callerOf(role), request())).rejects.toMatchObject({
        status: 403,
        message: 'You do not have access.',
      });
    },
  );

  it('T-40 has the rights of an administrator with the role admin', async () => {
    const admin = { id: 'a', role: 'admin' };
    expect(await requireAdministrator(callerOf('admin'), request())).toEqual(admin);
    await expect(requireAdministrator(callerOf(null), request())).rejects.toMatchObject({
      status: 401,
    });
  });
});
