import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../../database/database.types.js';
import { createSession, UserReply } from './accounts.js';
import { openSignInServer, type SignInServer } from './sign-in-server.js';
import { call } from './sign-in-steps.js';

/** A sign-in server for the tests of accounts in one database, and what these tests ask it for. */
export function shareAccountServer(database: () => OpenDatabase) {
  let opened: SignInServer | undefined;
  beforeAll(async () => {
    opened = await openSignInServer(database());
  });
  afterAll(() => opened?.close());
  const server = () => {
    if (!opened) throw new Error('The server is open only during tests.');
    return opened;
  };
  return {
    server,
    createOwnSession: (subject: string) => createSession(database(), subject),
    /** The account that the server returns for a token. */
    profile: async (token: string) =>
      z.parse(UserReply, await (await call(`${server().api}/auth/profile`, token)).json()).user,
  };
}
