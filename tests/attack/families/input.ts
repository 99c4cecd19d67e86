import type { Family } from '../attack.types.ts';
import { requestAttack, stepsAttack } from '../define.ts';
import { getField } from '../run/send.ts';

const JOURNEYS = '/api/v1/journeys';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const REFUSED = [400, 413, 415, 422];

const journey = (fields: string) =>
  `{"journey_id":"j","kind":"flow","title":"T","revision":0,"data":1${fields}}`;

const BODIES: readonly (readonly [string, string | Uint8Array])[] = [
  ['nothing', ''],
  ['a number', '1'],
  ['a list', '[1]'],
  ['null', 'null'],
  ['broken JSON', '{"journey_id":'],
  ['two JSON values', `${journey('')}${journey('')}`],
  ['a comment', `/* x */ ${journey('')}`],
  ['NaN', '{"revision":NaN}'],
  ['single quotes', "{'journey_id':'j'}"],
  ['UTF-16', Buffer.from(journey(''), 'utf16le')],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['overlong UTF-8', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ['100,000 levels of lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['100,000 levels of objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['100 levels in data', journey(`,"data":${'['.repeat(100)}${']'.repeat(100)}`)],
  ['a title of 100,000 characters', journey(`,"title":"${'x'.repeat(100_000)}"`)],
  ['an id of 100,000 characters', journey(`,"journey_id":"${'x'.repeat(100_000)}"`)],
  ['two megabytes', journey(`,"data":"${'x'.repeat(2_000_000)}"`)],
  ['a revision beyond integers', journey(',"revision":1e300')],
  ['a negative revision', journey(',"revision":-1')],
  ['an object as id', journey(',"journey_id":{"$ne":1}')],
  ['a list as id', journey(',"journey_id":["j"]')],
];

const bodies = BODIES.map(([name, body]) =>
  requestAttack(
    `body: ${name}`,
    { method: 'PUT', path: JOURNEYS, headers: JSON_TYPE, body },
    { statuses: REFUSED, hides: ['SyntaxError', '    at ', 'node_modules'] },
  ),
);

const TYPES = [
  'text/xml',
  'application/xml',
  'application/x-yaml',
  'application/jsonp',
  'application/json-seq; x',
  'image/png',
];

const types = TYPES.map((type) =>
  requestAttack(
    `body as ${type}`,
    { method: 'PUT', path: JOURNEYS, headers: { 'Content-Type': type }, body: journey('') },
    { statuses: [415] },
  ),
);

const ENCODINGS = ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'x-evil'];

const encodings = ENCODINGS.map((encoding) =>
  requestAttack(
    `body encoded as ${encoding}`,
    {
      method: 'PUT',
      path: JOURNEYS,
      headers: { ...JSON_TYPE, 'Content-Encoding': encoding },
      body: Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3, 0x4b, 0x4c, 4, 0]),
    },
    { statuses: [400, 415] },
  ),
);

const POLLUTIONS = [
  '{"__proto__":{"polluted":"yes"},"name":"c","num_qubits":2}',
  '{"constructor":{"prototype":{"polluted":"yes"}},"name":"c","num_qubits":2}',
  '{"name":"c","num_qubits":2,"__proto__":{"toString":"yes","polluted":"yes"}}',
  '{"name":"__proto__","num_qubits":2}',
];

const pollution = POLLUTIONS.map((body) =>
  stepsAttack(
    `prototype: ${body.slice(0, 48)}`,
    'POST /api/v1/quantum/create_circuit, then GET /health',
    'nothing is polluted',
    async ({ send }) => {
      const path = '/api/v1/quantum/create_circuit';
      const { status } = await send({ method: 'POST', path, body });
      const health = await send({ path: '/health' });
      const other = await send({ path: '/api/v1/services/status' });
      if (status >= 500) return `${status}`;
      return health.status === 200 && !`${health.text}${other.text}`.includes('polluted')
        ? null
        : 'polluted';
    },
  ),
);

const QUERIES = [
  '__proto__[polluted]=yes',
  'constructor[prototype][polluted]=yes',
  'a[]=1&a[]=2',
  `${'a=1&'.repeat(2000)}`,
  '%',
  '%ff=%fe',
  'a=%00',
];

const queries = QUERIES.map((query) =>
  requestAttack(
    `query ${query.slice(0, 40)}`,
    { path: `${JOURNEYS}?${query}` },
    { statuses: [200, 400, 414, 431], hides: ['polluted":"yes'] },
  ),
);

/** Texts that break databases, terminals and pages; saved as the title and the data of a journey. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['NUL', 'a\u0000b'],
  ['an unpaired surrogate', '\\ud800'],
  ['reversed surrogates', '\\udfff\\ud800'],
  ['right-to-left override', '\\u202egnp.exe'],
  ['terminal commands', '\\u001b[31mred\\u001b]0;title\\u0007'],
  ['a script', '<script>alert(1)</script>'],
  ['an image with a handler', '\\"><img src=x onerror=alert(1)>'],
  ['a formula', "=cmd|' /C calc'!A0"],
  ['a template', '${7*7}{{7*7}}<%= 7*7 %>'],
  ['SQL', "'); DROP TABLE journeys; --"],
  ['a line separator', 'a\\u2028b\\u2029c'],
];

const texts = TEXTS.map(([name, text]) =>
  stepsAttack(
    `text: ${name}`,
    `PUT and GET ${JOURNEYS}`,
    'refused, or returned exactly and never as a page',
    async ({ send, newGuest }) => {
      const headers = { ...newGuest(), ...JSON_TYPE };
      const escaped = text.replaceAll('\u0000', '\\u0000');
      const body = journey(`,"title":"${escaped}","data":{"text":"${escaped}"}`);
      const saved = await send({ method: 'PUT', path: JOURNEYS, headers, body });
      if (saved.status >= 500) return `${saved.status}`;
      if (saved.status !== 200) return null;
      const list = await send({ path: JOURNEYS, headers });
      const sent: unknown = JSON.parse(`"${escaped}"`);
      const isPage = !/^application\/json/.test(String(list.headers['content-type']));
      if (isPage || list.headers['x-content-type-options'] !== 'nosniff') return 'can be a page';
      return getField(list.json, 'journeys', 0, 'title') === sent ? null : 'came back changed';
    },
  ),
);

/** Bodies, queries and texts that a parser or a database misreads. */
export const input: Family = {
  name: 'input',
  attacks: [...bodies, ...types, ...encodings, ...pollution, ...queries, ...texts],
};
