import type { Family } from '../attack.types.ts';
import { requestAttack, stepsAttack } from '../define.ts';
import { multipart } from '../files/multipart.ts';

const EVIL = 'https://evil.example';
const JOURNEYS = '/api/v1/journeys';
const COOKIE = 'spinout_visitor=victim_victim_victim_victim_1';
const JOURNEY = JSON.stringify({ journey_id: 'j', kind: 'flow', title: 'T', revision: 0, data: 1 });
const TEXT = JSON.stringify({
  journey_id: 'j',
  paper_url: '',
  paper_content: 'Sleep spindles raise recall. '.repeat(20),
  metadata: { title: 'T', upload_method: 'text' },
});

/** What a form of another site can send without asking: these types, with the cookies of the browser. */
const SIMPLE_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'text/plain; application/json',
  '',
];

const simple = SIMPLE_TYPES.map((type) =>
  requestAttack(
    `form of another site, as ${type === '' ? 'no type' : type}`,
    {
      method: 'POST',
      path: '/api/journey/analyze-paper',
      headers: { Origin: EVIL, Cookie: COOKIE, 'Content-Type': type },
      body: TEXT,
    },
    { statuses: [403, 415] },
  ),
);

const form = multipart([
  { name: 'journey_id', content: 'j' },
  { name: 'paper', file: 'a.txt', content: 'Sleep spindles raise recall. '.repeat(20) },
]);

/** Who sends a form with a file, as the browser says it. */
const SENDERS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['another site', { Origin: EVIL, 'Sec-Fetch-Site': 'cross-site' }],
  ['another subdomain or port', { Origin: 'http://localhost:9', 'Sec-Fetch-Site': 'same-site' }],
  ['a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, in an old browser', { Origin: EVIL }],
];

const files = SENDERS.map(([name, headers]) =>
  requestAttack(
    `upload by ${name}`,
    {
      method: 'POST',
      path: '/api/journey/analyze-paper',
      headers: { ...headers, Cookie: COOKIE, 'Content-Type': form.type },
      body: form.body,
    },
    { statuses: [403] },
  ),
);

const empty = requestAttack(
  'run cancelled by another site, without a body',
  ({ victims }) => ({
    method: 'POST',
    path: `/api/v1/research/runs/${victims[0]?.runId ?? ''}/cancel`,
    headers: { Origin: EVIL, 'Sec-Fetch-Site': 'cross-site', ...victims[0]?.headers },
  }),
  { statuses: [403], tried: 'POST /api/v1/research/runs/{id}/cancel' },
);

const allowed = (value: string | undefined) => (value === undefined ? null : `allows ${value}`);

const ORIGINS = [EVIL, 'null', 'http://localhost:1', 'http://127.0.0.1.evil.example', 'file://'];

const cors = ORIGINS.flatMap((origin) => [
  requestAttack(
    `reply readable by ${origin}`,
    { path: JOURNEYS, headers: { Origin: origin } },
    {
      expected: 'no Access-Control-Allow-Origin',
      check: ({ headers }) => allowed(headers['access-control-allow-origin']),
    },
  ),
  requestAttack(
    `preflight of ${origin}`,
    {
      method: 'OPTIONS',
      path: JOURNEYS,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    },
    {
      expected: 'no Access-Control-Allow-Origin',
      check: ({ headers }) => allowed(headers['access-control-allow-origin']),
    },
  ),
]);

const credentials = requestAttack(
  'reply readable with cookies',
  { path: JOURNEYS, headers: { Origin: EVIL, Cookie: COOKIE } },
  {
    expected: 'no Access-Control-Allow-Credentials',
    check: ({ headers }) => allowed(headers['access-control-allow-credentials']),
  },
);

const json = stepsAttack(
  'JSON of another site',
  `PUT ${JOURNEYS} with Origin and the cookie`,
  'not saved, or not readable and only after a refused preflight',
  async ({ send }) => {
    const headers = { Origin: EVIL, Cookie: COOKIE, 'Content-Type': 'application/json' };
    const reply = await send({ method: 'PUT', path: JOURNEYS, headers, body: JOURNEY });
    return reply.status === 403 || reply.headers['access-control-allow-origin'] === undefined
      ? null
      : `${reply.status}, allows the origin`;
  },
);

const cookie = requestAttack(
  'cookie of a visitor',
  { path: JOURNEYS },
  {
    expected: 'HttpOnly, SameSite',
    check: ({ headers }) => {
      const line = (headers['set-cookie'] ?? []).find((item) => item.startsWith('spinout_visitor'));
      return line && /httponly/i.test(line) && /samesite=(?:lax|strict)/i.test(line)
        ? null
        : `the cookie is ${line ?? 'missing'}`;
    },
  },
);

/** Requests that the page of another site makes a person's browser send. */
export const crossSite: Family = {
  name: 'cross-site',
  attacks: [...simple, ...files, empty, ...cors, credentials, json, cookie],
};
