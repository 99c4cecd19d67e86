import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../client/call.js';
import { logout, refreshSession } from '../endpoints/session.endpoints.js';
import { isApiError } from '../errors/api-error.js';
import { httpTransport } from '../transport/http-transport.js';
import {
  good,
  json,
  loopbacks,
  catchError,
  read,
  write,
  type Answer,
  type RecordedRequest,
} from '../transport/loopback.fixtures.js';
import { createSession } from './session.js';
import { FIRST, SECOND } from './session.fixtures.js';
import { memoryTokenStorage, NO_TOKENS } from './token-storage.js';

const servers = loopbacks();
afterEach(servers.close);

const wire = { success: true, token: SECOND.token, refresh_token: SECOND.refreshToken };

/** A server that accepts only the second token, and a page signed in with the first one. */
const signedIn = async (refresh: Answer = json(200, wire)) => {
  const server = await servers.serve((response, request) => {
    if (request.path === '/auth/refresh') return refresh(response, request);
    const isGood = request.headers.authorization === `Bearer ${SECOND.token}`;
    return (isGood ? good : json(401, { error: 'Token expired' }))(response, request);
  });
  const hosts = { apiBase: server.base, authBase: server.base };
  const storage = memoryTokenStorage();
  storage.write({ ...FIRST, signIn: 'ada' });
  const session = createSession({
    storage,
    locks: null,
    refresh: async (refresh_token, signal) => {
      const options = { signal };
      const reply = await call({ transport }, refreshSession, { refresh_token }, options);
      return { token: reply.token, refreshToken: reply.refresh_token };
    },
  });
  const transport = httpTransport({ ...hosts, session, sleep: async () => undefined });
  return { server, session, storage, context: { transport } };
};

const trail = (requests: readonly RecordedRequest[]) =>
  requests.map(({ path, headers }) => `${path} ${headers.authorization ?? '-'}`);

describe('a call whose token has expired, over real HTTP', () => {
  it.each([
    ['reads', read],
    ['writes', write],
  ])('succeeds after one refresh and one retry if it %s (F7)', async (_, endpoint) => {
    const { server, context, storage } = await signedIn();
    await expect(call(context, endpoint, { request: 1 })).resolves.toEqual({ ok: true });
    expect(trail(server.requests)).toEqual([
      '/thing Bearer ada-0',
      '/auth/refresh -',
      '/thing Bearer ada-1',
    ]);
    expect(server.requests[1]?.body).toBe('{"refresh_token":"ada-r0"}');
    expect(server.requests[2]?.body).toBe(server.requests[0]?.body);
    expect(storage.read()).toEqual({ ...SECOND, signIn: 'ada' });
  });

  it('shares one refresh with other refused calls', async () => {
    const { server, context } = await signedIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(context, write, {})));
    expect(answers).toHaveLength(4);
    expect(server.requests.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
  });

  it.each([
    ['401', json(401, { error: 'No' }), 'signed-out'],
    ['success: false', json(200, { success: false }), 'signed-out'],
    ['503', json(503, {}), 'unchecked'],
  ])('T-70 fails with 401 if the refresh replies %s', async (_, refresh, state) => {
    const { context, session, storage } = await signedIn(refresh);
    expect(await catchError(call(context, write, {}))).toMatchObject({
      code: 'status',
      details: { status: 401, serverMessage: 'Token expired' },
    });
    expect(session.state()).toBe(state);
    expect(storage.read()).toEqual(
      state === 'signed-out' ? NO_TOKENS : { ...FIRST, signIn: 'ada' },
    );
  });

  it('is retried only once if the new token is refused too', async () => {
    const { server, context } = await signedIn(json(200, { ...wire, token: 'still-bad' }));
    expect(await catchError(call(context, write, {}))).toMatchObject({ details: { status: 401 } });
    expect(trail(server.requests)).toEqual([
      '/thing Bearer ada-0',
      '/auth/refresh -',
      '/thing Bearer still-bad',
    ]);
  });

  it('is not retried if the caller aborted during the refresh, but the new pair is stored', async () => {
    const abortController = new AbortController();
    const { server, context, storage, session } = await signedIn((response, request) => {
      abortController.abort();
      json(200, wire)(response, request);
    });
    const outcome = await catchError(call(context, write, {}, { signal: abortController.signal }));
    expect(outcome).toMatchObject({ code: 'aborted' });
    await session.renew({ token: FIRST.token, signIn: 'ada' });
    expect(storage.read().token).toBe(SECOND.token);
    expect(server.requests.map(({ path }) => path)).toEqual(['/thing', '/auth/refresh']);
  });

  it('has no token in its error', async () => {
    const { context } = await signedIn(json(401, {}));
    const error = await catchError(call(context, write, {}));
    if (!isApiError(error)) throw new Error('The call was answered.');
    const errorTexts = [
      String(error),
      String(error.stack),
      String(error.cause),
      JSON.stringify(error),
    ];
    expect(errorTexts.join()).not.toMatch(/ada-(r?\d)/);
  });
});

describe('a sign-out', () => {
  it('takes effect at once, and the logout request has the previous token', async () => {
    const { server, context, session, storage } = await signedIn();
    session.signIn(SECOND);
    const farewell = call(context, logout, {});
    session.signOut();
    expect(storage.read()).toEqual(NO_TOKENS);
    await farewell;
    expect(trail(server.requests)).toEqual(['/auth/logout Bearer ada-1']);
  });
});
