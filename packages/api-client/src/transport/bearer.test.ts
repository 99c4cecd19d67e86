import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '../client/call.js';
import {
  checkSignIn,
  exchangeCode,
  loadProfile,
  refreshSession,
} from '../endpoints/session.endpoints.js';
import { generateHypothesis } from '../endpoints/hypothesis.endpoints.js';
import { searchLiterature } from '../endpoints/literature.endpoints.js';
import { startTenStep } from '../endpoints/ten-step.endpoints.js';
import type { Address } from '../config/address.js';
import type { HttpTransportSettings } from './http-transport-settings.js';
import { httpTransport } from './http-transport.js';
import { read } from './loopback.fixtures.js';

const TOKEN = 'token-of-ada';
const session = (token = TOKEN) => ({
  bearer: () => ({ token }),
  renew: () => Promise.resolve(null),
});

/** Returns the URL and the headers of a request to this address. */
async function getOutgoing(address: Partial<Address>, settings: HttpTransportSettings = {}) {
  const send = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  const transport = httpTransport({ fetch: send, session: session(), ...settings });
  await transport.send({
    ...read,
    ...address,
    body: { kind: 'json', value: {} },
    accept: 'json',
    signal: new AbortController().signal,
  });
  const [url, init] = send.mock.calls[0] ?? [];
  return { url, headers: new Headers(init?.headers), init };
}

const getTokenSentTo = async (address: Partial<Address>, settings?: HttpTransportSettings) =>
  (await getOutgoing(address, settings)).headers.get('authorization');

const API = 'https://api.example.org/v1';
const AUTH = 'https://auth.example.org';

afterEach(() => document.querySelector('base')?.remove());

describe('the token of a signed-in person', () => {
  it.each<[string, Partial<Address>, HttpTransportSettings]>([
    ['the configured API', searchLiterature, { apiBase: API }],
    ['the configured sign-in service', loadProfile, { apiBase: API, authBase: AUTH }],
    ['the page’s own origin when no base is configured', searchLiterature, {}],
    ['a path of the own origin', searchLiterature, { apiBase: '/proxy' }],
    [
      'the serverless path of the own origin',
      generateHypothesis,
      { apiBase: API, hostname: 'app.example' },
    ],
    [
      'the ten-step calls elsewhere than on a local host',
      startTenStep,
      { apiBase: API, hostname: 'app.example' },
    ],
    ['a path of the base with an id in it', { path: '/journey/j-1' }, { apiBase: API }],
  ])('AUTH-28 goes to %s', async (_, address, settings) => {
    expect(await getTokenSentTo(address, settings)).toBe(`Bearer ${TOKEN}`);
  });

  it.each<[string, Partial<Address>, HttpTransportSettings]>([
    [
      'a neighbour of the base that an id with dots leads to',
      { path: '/journey/../../admin' },
      { apiBase: API },
    ],
    ['the same with encoded dots', { path: '/journey/%2e%2e/%2E%2E/admin' }, { apiBase: API }],
    [
      'a serverless path that names another host',
      { serverlessPath: 'https://evil.example/x' },
      { apiBase: API, hostname: 'app.example' },
    ],
    [
      'a serverless path that hides another host',
      { serverlessPath: '//evil.example/x' },
      { apiBase: API, hostname: 'app.example' },
    ],
    [
      'a backslash that browsers read as a slash',
      { serverlessPath: '/\\evil.example/x' },
      { apiBase: API, hostname: 'app.example' },
    ],
    [
      'a serverless path that is no web address',
      { serverlessPath: 'data:,x' },
      { apiBase: API, hostname: 'app.example' },
    ],
    ['a health check, which is nobody’s', checkSignIn, { apiBase: API }],
    ['the refresh, whose body is the proof', refreshSession, { apiBase: API }],
    ['the exchange of a code, whose body is the proof', exchangeCode, { apiBase: API }],
  ])('never goes to %s', async (_, address, settings) => {
    expect(await getTokenSentTo(address, settings)).toBeNull();
  });

  it('never follows an injected <base> element', async () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    expect(await getTokenSentTo(searchLiterature, {})).toBeNull();
    expect(await getTokenSentTo(searchLiterature, { apiBase: API })).toBe(`Bearer ${TOKEN}`);
  });

  it.each([
    ['mock-123', 'of a demo account'],
    ['two words', 'with a space'],
    ['line\nbreak', 'with a line break, which fetch would quote in an error'],
    ['', 'that is empty'],
  ])('is never sent if it is %j: a token %s', async (token) => {
    expect(
      await getTokenSentTo(searchLiterature, { apiBase: API, session: session(token) }),
    ).toBeNull();
  });

  it.each([['abc'], ['a.b-c_d~e+f/g=='], ['eyJhbGciOiJI.eyJzdWIi.c2ln']])(
    'travels as %j',
    async (token) =>
      expect(await getTokenSentTo(searchLiterature, { session: session(token) })).toBe(
        `Bearer ${token}`,
      ),
  );

  it('is in no URL and in no error', async () => {
    const transport = httpTransport({
      apiBase: API,
      session: session(),
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      sleep: () => Promise.resolve(),
    });
    const error: unknown = await call({ transport }, read, undefined).catch(
      (each: unknown) => each,
    );
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(TOKEN);
    expect((await getOutgoing(searchLiterature, { apiBase: API })).url).not.toContain(TOKEN);
  });
});

describe('the visitor id', () => {
  it('goes to the configured bases', async () => {
    const { headers } = await getOutgoing(searchLiterature, {
      apiBase: API,
      visitorId: 'visitor-1',
    });
    expect(headers.get('x-visitor-id')).toBe('visitor-1');
  });

  it.each<[string, Partial<Address>]>([
    ['outside of them', { path: '/../admin' }],
    ['to a health check', checkSignIn],
  ])('never goes %s', async (_, address) => {
    const { headers } = await getOutgoing(address, { apiBase: API, visitorId: 'visitor-1' });
    expect(headers.has('x-visitor-id')).toBe(false);
  });

  it.each(['', 'Ada\r\nX-Admin: 1', 'Zoë', 'two words'])(
    'is refused at once if it is %j',
    (visitorId) => expect(() => httpTransport({ visitorId })).toThrow(/visitorId/),
  );
});

describe('a request without a session', () => {
  it('has no header that needs CORS permission and sends no cookies to other origins', async () => {
    const { headers, init } = await getOutgoing(
      {},
      { apiBase: API, session: { ...session(), bearer: () => null } },
    );
    expect([...headers.keys()]).toEqual(['accept']);
    expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'follow' });
  });
});
