import { afterAll, beforeAll } from 'vitest';
import type { OpenDatabase } from '../../database/database.types.js';
import { openTestDatabase } from '../../database/testing.js';
import { openSignInServer, type SignInServer, type SignInServerOptions } from './sign-in-server.js';

const OPEN_TIMEOUT_MS = 180_000;

/** A sign-in server for all tests of a file, and its database. Both are open only during the tests. */
export function shareSignInServer(options: SignInServerOptions = {}) {
  let opened: { readonly database: OpenDatabase; readonly server: SignInServer } | undefined;
  beforeAll(async () => {
    const database = await openTestDatabase();
    opened = { database, server: await openSignInServer(database, options) };
  }, OPEN_TIMEOUT_MS);
  afterAll(async () => {
    await opened?.server.close();
    await opened?.database.close();
  });
  const getOpened = () => {
    if (!opened) throw new Error('The server is open only during tests.');
    return opened;
  };
  return { server: () => getOpened().server, database: () => getOpened().database };
}
