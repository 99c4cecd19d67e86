import type { Family } from '../attack.types.ts';
import { requestAttack } from '../define.ts';

/** Texts of files that no path may lead to. */
const SECRETS = [
  'root:x:',
  'startServer',
  'spinout-visitor',
  '"dependencies"',
  'DATABASE_URL',
  '"mappings"',
];

const FILES = [
  '/../../../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%252f..%252fetc%252fpasswd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/....//....//etc/passwd',
  '/assets/../../../server/dist/serve.js',
  '/assets/..%2f..%2f..%2fserver%2fdist%2fserve.js',
  '/..%c0%af..%c0%afetc%c0%afpasswd',
  '/etc/passwd%00.html',
  '/index.html%00.js',
  '//etc/passwd',
  '/file:///etc/passwd',
  '/serve.js',
  '/serve.js.map',
  '/package.json',
  '/.env',
  '/.git/config',
  '/node_modules/hono/package.json',
  '/.spinout/data/PG_VERSION',
  '/assets/.map',
  '/server-status',
];

const files = FILES.map((path) =>
  requestAttack(`file at ${path}`, { path }, { statuses: [400, 404], hides: SECRETS }),
);

const IDS = [
  '..%2f..%2fadmin%2fusers',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%ff%fe',
  '%27%20OR%201%3D1--',
  '*',
  '%25',
  'x'.repeat(4000),
  '-1',
  'null',
  '%7B%22%24gt%22%3A%22%22%7D',
];

const ids = IDS.map((id) =>
  requestAttack(
    `id ${id.slice(0, 30)} of a run`,
    { path: `/api/v1/research/runs/${id}` },
    { statuses: [400, 404], hides: ['SELECT', 'syntax', 'stack'] },
  ),
);

const AFTER = ['-1', '1e400', 'NaN', '0x10', '1;select', '9007199254740993', '__proto__'];

const after = AFTER.map((value) =>
  requestAttack(
    `events after ${value}`,
    ({ victims }) => ({
      path: `/api/v1/research/runs/${victims[0]?.runId ?? ''}/events?after=${encodeURIComponent(value)}`,
      headers: { ...victims[0]?.headers },
    }),
    { statuses: value === '0x10' ? [200, 400] : [400], tried: 'GET …/events?after=' },
  ),
);

const REDIRECTS = [
  '//evil.example',
  '/\\evil.example',
  '//evil.example/..',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/%5cevil.example',
];

const redirects = REDIRECTS.map((path) =>
  requestAttack(
    `redirect by ${path}`,
    { path, headers: { Accept: 'text/html' } },
    {
      expected: 'no redirect to another host',
      check: ({ headers }) =>
        /evil/.test(headers.location ?? '') ? `redirects to ${headers.location}` : null,
    },
  ),
);

/** Paths, ids and numbers in addresses that lead elsewhere. */
export const paths: Family = { name: 'paths', attacks: [...files, ...ids, ...after, ...redirects] };
