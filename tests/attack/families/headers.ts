import { openBrowser } from '../../../apps/server/src/auth/testing/browser.ts';
import type { Family } from '../attack.types.ts';
import { requestAttack, stepsAttack } from '../define.ts';
import { send } from '../run/send.ts';

const EVIL = 'evil.example';
const HTML = { Accept: 'text/html' };

/** Headers that a cache in front of the server may not know of. Nothing of them may be in a reply. */
const UNKEYED: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-Host': EVIL },
  { 'X-Forwarded-Server': EVIL },
  { 'X-Host': EVIL },
  { 'X-Forwarded-Scheme': `http://${EVIL}` },
  { 'X-Forwarded-Prefix': `//${EVIL}` },
  { 'X-Original-URL': `/${EVIL}` },
  { 'X-Rewrite-URL': `/${EVIL}` },
  { Forwarded: `host=${EVIL};proto=https` },
  { Host: EVIL },
  { Referer: `https://${EVIL}/` },
];

const poisoning = UNKEYED.flatMap((headers) =>
  ['/', '/api/v1/auth/providers'].map((path) =>
    requestAttack(
      `${Object.keys(headers).join('')} at ${path}`,
      { path, headers: { ...HTML, ...headers } },
      { expected: 'not in the reply', hides: [EVIL] },
    ),
  ),
);

const signIn = requestAttack(
  'Host of another site at the start of a sign-in',
  ({ origin }) => ({
    path: `/api/v1/auth/login/google?state=x&redirect_uri=${encodeURIComponent(`${origin}/auth/callback`)}`,
    headers: { Host: EVIL, 'X-Forwarded-Host': EVIL },
  }),
  { expected: 'not in the reply', tried: 'GET /api/v1/auth/login/google', hides: [EVIL] },
);

const INJECTIONS = ['a%0d%0aX-Evil:%20yes', 'a%0aX-Evil:%20yes', '%E5%98%8A%E5%98%8DX-Evil:%20yes'];

const injections = INJECTIONS.flatMap((text) =>
  [`/api/v1/journeys?x=${text}`, `/auth/callback?code=${text}`, `/${text}`].map((path) =>
    requestAttack(
      `line break in ${path.slice(0, 40)}`,
      { path, headers: HTML },
      {
        expected: 'no further header',
        check: ({ headers }) => (headers['x-evil'] === undefined ? null : 'the header is there'),
      },
    ),
  ),
);

const REQUEST_IDS = ['<script>alert(1)</script>', 'x'.repeat(500), 'a b', '{"a":1}', '../../x'];

const requestIds = REQUEST_IDS.map((id) =>
  requestAttack(
    `request id ${id.slice(0, 20)}`,
    { path: '/api/v1/journeys', headers: { 'X-Request-Id': id } },
    {
      expected: 'another id',
      check: ({ headers }) => (headers['x-request-id'] === id ? 'repeated' : null),
    },
  ),
);

const TITLES = [
  'a"; filename="evil.html',
  'a\r\nX-Evil: yes',
  '../../evil',
  'a\u0000b',
  '\u202efdp.exe',
  '<script>',
];

const HARMFUL = ['../', '.html', '<', '>', '\u0000', '\u202e'];

const downloads = TITLES.map((title) =>
  stepsAttack(
    `PDF titled ${JSON.stringify(title)}`,
    'POST /api/v1/pdf/generate',
    'a PDF, as a download or nosniff, under a harmless name',
    async ({ port, newGuest }) => {
      const { status, headers } = await send(port, {
        method: 'POST',
        path: '/api/v1/pdf/generate',
        headers: newGuest(),
        body: { title, content: '<script>alert(1)</script> (a) Tj' },
      });
      if (status >= 500) return `${status}`;
      if (status !== 200) return null;
      const disposition = headers['content-disposition'] ?? '';
      if (headers['content-type'] !== 'application/pdf') return String(headers['content-type']);
      if (headers['x-content-type-options'] !== 'nosniff') return 'can be sniffed';
      const hasHarm = HARMFUL.some((text) => disposition.includes(text));
      return hasHarm || headers['x-evil'] !== undefined ? disposition : null;
    },
  ),
);

const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'LINK', 'REPORT'];

const methods = METHODS.map((method) =>
  requestAttack(
    `${method} of the page`,
    { method, path: '/', headers: HTML },
    {
      expected: 'no server error, nothing stored',
      statuses: [200, 204, 400, 404, 405, 415, 501].filter(
        (status) => status !== 200 || method === 'OPTIONS',
      ),
    },
  ),
);

const OVERRIDES = ['X-HTTP-Method', 'X-HTTP-Method-Override', 'X-Method-Override'];

const overrides = OVERRIDES.map((name) =>
  stepsAttack(
    `${name}: DELETE`,
    'POST of a journey’s data as another method',
    'the method stays',
    async ({ send: sendOwn, victims }) => {
      const [victim] = victims;
      await sendOwn({
        path: '/api/v1/journeys?_method=DELETE',
        headers: { ...victim?.headers, [name]: 'DELETE' },
      });
      const { text } = await sendOwn({ path: '/api/v1/journeys', headers: { ...victim?.headers } });
      return victim && text.includes(victim.journeyId) ? null : 'the journey is gone';
    },
  ),
);

const head = stepsAttack(
  'HEAD of another’s data',
  'HEAD /api/v1/journeys',
  'no body, the same headers',
  async ({ port, victims }) => {
    const { text, headers } = await send(port, {
      method: 'HEAD',
      path: '/api/v1/journeys',
      headers: { ...victims[0]?.headers },
    });
    return text === '' && headers['cache-control'] === 'no-store'
      ? null
      : `${text}${headers['cache-control']}`;
  },
);

/** Pages and replies, with the headers that protect them. */
const PAGES = [
  '/',
  '/auth/callback?token=x',
  '/api/v1/auth/login/google',
  '/api/v1/auth/provider-callback/google',
];

const frames = PAGES.map((path) =>
  requestAttack(
    `page ${path} in a frame of another site`,
    { path, headers: HTML },
    {
      expected: 'frame-ancestors or X-Frame-Options',
      check: ({ headers }) =>
        /frame-ancestors '(?:none|self)'/.test(String(headers['content-security-policy'])) ||
        headers['x-frame-options'] === 'DENY'
          ? null
          : 'may be framed',
    },
  ),
);

const choice = stepsAttack(
  'page to choose an account in a frame of another site',
  'GET /identity/…',
  "frame-ancestors 'none'",
  async ({ origin }) => {
    const own = `${origin}/auth/callback`;
    const start = `${origin}/api/v1/auth/login/google?redirect_uri=${encodeURIComponent(own)}&state=x`;
    const { reply } = await openBrowser().follow(start, [own]);
    const policy = reply?.headers.get('content-security-policy') ?? '';
    return policy.includes("frame-ancestors 'none'") ? null : `${reply?.status} ${policy}`;
  },
);

const policies = PAGES.map((path) =>
  requestAttack(
    `inline script in ${path}`,
    {
      path: `${path}${path.includes('?') ? '&' : '?'}state=<script>alert(1)</script>&error=<img src=x>`
        .replaceAll(' ', '%20')
        .replaceAll('<', '%3C')
        .replaceAll('>', '%3E'),
      headers: HTML,
    },
    {
      expected: 'escaped, and forbidden by the policy',
      hides: ['<script>alert(1)', '<img src=x>'],
      check: ({ headers }) => {
        const policy = String(headers['content-security-policy']);
        return /unsafe-inline|unsafe-eval|\*/.test(policy) || !/default-src|script-src/.test(policy)
          ? `the policy is ${policy.slice(0, 80)}`
          : null;
      },
    },
  ),
);

const caching = requestAttack(
  'data of a person in a shared cache',
  ({ victims }) => ({ path: '/api/v1/journeys', headers: { ...victims[0]?.headers } }),
  {
    expected: 'no-store',
    check: ({ headers }) =>
      /no-store/.test(String(headers['cache-control'])) ? null : String(headers['cache-control']),
  },
);

/** Headers that poison caches, end other headers, or change what a reply is. */
export const headers: Family = {
  name: 'headers and pages',
  attacks: [
    ...poisoning,
    signIn,
    ...injections,
    ...requestIds,
    ...downloads,
    ...methods,
    ...overrides,
    head,
    ...frames,
    choice,
    ...policies,
    caching,
  ],
};
