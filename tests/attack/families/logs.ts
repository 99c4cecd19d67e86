import { redactSecrets } from '../../../apps/server/src/http/redact.ts';
import type { Family, Target } from '../attack.types.ts';
import { slow, stepsAttack } from '../define.ts';
import { multipart } from '../files/multipart.ts';
import { createGenome } from '../files/genome.ts';
import { sendRaw } from '../run/send.ts';

/** The log reaches this process a moment after the reply. */
const wait = (ms = 100) => new Promise((resolve) => setTimeout(resolve, ms));

/** Searches what the log got from an attack. */
async function findInLog(target: Target, secrets: readonly string[], work: () => Promise<unknown>) {
  const before = target.readLog().length;
  await work();
  await wait();
  const added = target.readLog().slice(before);
  const found = secrets.find((secret) => added.includes(secret));
  return found === undefined ? null : `the log shows "${found.slice(0, 40)}"`;
}

const SECRET = 'zyxw-secret-of-a-request';

const REQUESTS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['code in the address', `/auth/callback?code=${SECRET}&state=x`, { Accept: 'text/html' }],
  ['token in the address', `/auth/callback?token=${SECRET}`, { Accept: 'text/html' }],
  ['bearer token', '/api/v1/journeys', { Authorization: `Bearer ${SECRET}` }],
  ['visitor id', '/api/v1/journeys', { 'X-Visitor-Id': `${SECRET}-padded` }],
  ['cookie', '/api/v1/journeys', { Cookie: `spinout_visitor=${SECRET}-padded` }],
  ['address of a paper', `/papers/${SECRET}`, {}],
  ['idempotency key', '/api/v1/journeys', { 'Idempotency-Key': SECRET }],
  ['user agent', '/api/v1/journeys', { 'User-Agent': SECRET }],
];

const secrets = REQUESTS.map(([name, path, headers]) =>
  stepsAttack(`${name} in the log`, `GET ${path.split('?')[0]}`, 'not in the log', (target) =>
    findInLog(target, [SECRET], () => target.send({ path, headers })),
  ),
);

const LINE = '{"level":"fatal","msg":"forged-line"}';

const forged = [
  stepsAttack('line in a path', 'GET /…%0a…', 'no such line', (target) =>
    findInLog(target, [`\n${LINE}`], () =>
      target.send({ path: `/x%0a${encodeURIComponent(LINE)}` }),
    ),
  ),
  stepsAttack('line in a header', 'GET with a line break', 'no such line', (target) =>
    findInLog(target, [`\n${LINE}`], () =>
      sendRaw(target.port, `GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: a\n${LINE}\r\n\r\n`),
    ),
  ),
  stepsAttack('terminal commands in a path', 'GET /%1b[2J', 'not in the log', (target) =>
    findInLog(target, ['\u001b[2J'], () => target.send({ path: '/%1b[2J' })),
  ),
  stepsAttack('line in a file name', 'POST analyze-paper', 'no such line', (target) => {
    const { type, body } = multipart([
      { name: 'journey_id', content: 'j' },
      { name: 'paper', file: `a\n${LINE}.exe`, content: 'x' },
    ]);
    const headers = { ...target.newGuest(), 'Content-Type': type };
    return findInLog(target, [`\n${LINE}`], () =>
      target.send({ method: 'POST', path: '/api/journey/analyze-paper', headers, body }),
    );
  }),
];

/** A text that the database refuses: an unpaired surrogate and a NUL, with a genome behind it. */
const GENOME = 'ACGT'.repeat(5000);
const FAILING = ['\\u0000', '\\ud800', '\\ud800\\u0000'];

const contents = FAILING.map((text) =>
  stepsAttack(
    `save with ${text} and a genome`,
    'PUT /api/v1/journeys',
    'under 10 kB of log, without the genome',
    async (target) => {
      const body = `{"journey_id":"j${text}","kind":"flow","title":"${text}","revision":0,"data":{"${text}":"${GENOME}${text}"}}`;
      const before = target.readLog().length;
      const found = await findInLog(target, ['ACGTACGTACGT'], () =>
        target.send({
          method: 'PUT',
          path: '/api/v1/journeys',
          headers: { ...target.newGuest(), 'Content-Type': 'application/json' },
          body,
        }),
      );
      const bytes = target.readLog().length - before;
      return found ?? (bytes < 50_000 ? null : `${bytes} bytes of log`);
    },
  ),
);

const size = slow(
  stepsAttack(
    'log filled by 200 refused requests',
    'PUT /api/v1/journeys × 200',
    'under 2 kB of log each',
    async (target) => {
      const before = target.readLog().length;
      for (let index = 0; index < 200; index += 1)
        await target.send({
          method: 'PUT',
          path: '/api/v1/journeys',
          body: { journey_id: 'x'.repeat(50_000) },
        });
      await wait();
      const bytes = (target.readLog().length - before) / 200;
      return bytes < 2000 ? null : `${Math.round(bytes)} bytes each`;
    },
  ),
);

const REDACTED = 20_000;

const measure = (text: string) => {
  const startedAt = performance.now();
  redactSecrets(text);
  return performance.now() - startedAt;
};

const redaction = slow(
  stepsAttack(
    'error that quotes a genome',
    'the redaction of 20 kB and of 40 kB',
    'twice the text takes at most three times as long',
    async () => {
      const short = Math.max(20, measure(createGenome(REDACTED)));
      const long = measure(createGenome(2 * REDACTED));
      await Promise.resolve();
      return long <= 3 * short ? null : `${Math.round(short)} ms, ${Math.round(long)} ms`;
    },
  ),
);

/** What the log holds of requests: no secrets, no contents, no lines of others. */
export const logs: Family = {
  name: 'log',
  attacks: [...secrets, ...forged, ...contents, size, redaction],
};
