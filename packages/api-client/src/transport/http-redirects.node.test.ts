import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../client/call.js';
import { isApiError } from '../errors/api-error.js';
import type { HttpTransportSettings } from './http-transport-settings.js';
import { httpTransport } from './http-transport.js';
import { good, loopbacks, catchError, read, write, type Answer } from './loopback.fixtures.js';

const TOKEN = 'secret-token-of-ada';
const signedIn: HttpTransportSettings = {
  session: { bearer: () => ({ token: TOKEN }), renew: () => Promise.resolve(null) },
};

const servers = loopbacks();
afterEach(servers.close);

const to =
  (location: string, status = 302): Answer =>
  (response) =>
    response.writeHead(status, { location }).end('moved');

/** Two servers: the configured one redirects every request to the other one. */
const listSentTokens = async (status: number) => {
  const other = await servers.serve(good);
  const configured = await servers.serve(to(`${other.base}/thing`, status));
  return { other, configured };
};

const send = (apiBase: string, endpoint: typeof read, settings: HttpTransportSettings = {}) =>
  catchError(call({ transport: httpTransport({ apiBase, ...settings }) }, endpoint, {}));

describe('a redirect over real HTTP', () => {
  const statuses = [301, 302, 303, 307, 308];

  it.each(statuses)(
    'of a signed read to another origin (%i) is refused, and the token is not sent (F23)',
    async (status) => {
      const { configured, other } = await listSentTokens(status);
      expect(await send(configured.base, read, signedIn)).toMatchObject({ code: 'unreachable' });
      expect(configured.requests.map(({ headers }) => headers.authorization)).toEqual([
        `Bearer ${TOKEN}`,
      ]);
      expect(other.requests).toEqual([]);
    },
  );

  it.each(statuses)(
    'of a writing call to another origin (%i) is refused, signed or not, and its body is not sent',
    async (status) => {
      for (const settings of [{}, signedIn]) {
        const { configured, other } = await listSentTokens(status);
        expect(await send(configured.base, write, settings)).toMatchObject({ code: 'unreachable' });
        expect(configured.requests).toHaveLength(1);
        expect(other.requests).toEqual([]);
      }
    },
  );

  it('of a read with a visitor id to another origin is refused, and the id is not sent', async () => {
    const { configured, other } = await listSentTokens(302);
    const outcome = await send(configured.base, read, { visitorId: 'visitor-1' });
    expect(outcome).toMatchObject({ code: 'unreachable' });
    expect(configured.requests[0]?.headers['x-visitor-id']).toBe('visitor-1');
    expect(other.requests).toEqual([]);
  });

  it('of an anonymous read to another origin gives no reply and sends it no data', async () => {
    const { configured, other } = await listSentTokens(302);
    expect(await send(configured.base, read)).toMatchObject({ code: 'unreachable' });
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('of an anonymous read within its origin is followed', async () => {
    const { base, requests } = await servers.serve(to('/elsewhere'), good);
    expect(await send(base, read)).toEqual({ ok: true });
    expect(requests.map(({ path }) => path)).toEqual(['/thing', '/elsewhere']);
  });

  it('of a signed read is not followed within its origin either, because browsers hide its target', async () => {
    const { base, requests } = await servers.serve(to('/elsewhere'), good);
    expect(await send(base, read, signedIn)).toMatchObject({ code: 'unreachable' });
    expect(requests).toHaveLength(1);
  });

  it('that is refused is not read, and its connection is closed', async () => {
    let resolveDisconnected: () => void = () => undefined;
    const disconnected = new Promise<void>((resolve) => (resolveDisconnected = resolve));
    const { base } = await servers.serve((response) => {
      response.on('close', () => resolveDisconnected());
      response.writeHead(302, { location: '/elsewhere' }).write('moved, and so on');
    });
    expect(await send(base, read, signedIn)).toMatchObject({ code: 'unreachable' });
    await disconnected;
  });

  it('results in an error for developers that does not contain the token', async () => {
    const { configured } = await listSentTokens(302);
    const error = await send(configured.base, read, signedIn);
    if (!isApiError(error)) throw new Error('The redirect was not refused.');
    expect(String(error.cause)).toContain('redirected');
    const errorTexts = [
      String(error),
      String(error.stack),
      String(error.cause),
      JSON.stringify(error),
    ];
    expect(errorTexts.join()).not.toContain(TOKEN);
  });
});
