import type { Family, Target } from '../attack.types.ts';
import { requestAttack, slow, stepsAttack } from '../define.ts';
import { send, sendRaw, type Reply } from '../run/send.ts';

const JOURNEYS = '/api/v1/journeys';
/** More than any budget of a minute allows. */
const MOST_CALLS = 7000;
const LANES = 20;
const TOO_MANY = 429;

/** Sends requests, 20 at a time, and counts the statuses. `isDone` ends it early. */
async function flood(
  count: number,
  create: (index: number) => Promise<{ status: number }>,
  isDone: (statuses: ReadonlyMap<number, number>) => boolean = () => false,
) {
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async () => {
    while (next < count && !isDone(statuses)) {
      const index = next;
      next += 1;
      const { status } = await create(index);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return statuses;
}

const evasion = (
  name: string,
  create: (target: Target, index: number) => Promise<{ status: number }>,
) =>
  slow(
    stepsAttack(
      `rate limit evaded with ${name}`,
      `GET ${JOURNEYS}, up to ${MOST_CALLS} times`,
      'a 429',
      async (target) => {
        const statuses = await flood(
          MOST_CALLS,
          (index) => create(target, index),
          (seen) => seen.has(TOO_MANY),
        );
        return statuses.has(TOO_MANY) ? null : `${statuses.get(200) ?? 0} answered`;
      },
    ),
  );

const evadePlainly = (
  name: string,
  getHeaders: (target: Target, index: number) => Readonly<Record<string, string>>,
) =>
  evasion(name, (target, index) =>
    send(target.plainPort, { path: JOURNEYS, headers: getHeaders(target, index) }),
  );

const evasions = [
  evadePlainly('X-Forwarded-For', (_, index) => ({
    'X-Forwarded-For': `203.0.113.${index % 250}`,
  })),
  evadePlainly('new visitors', ({ newGuest }) => newGuest()),
  evadePlainly('X-Real-IP and Forwarded', (_, index) => ({
    'X-Real-IP': `203.0.113.${index % 250}`,
    Forwarded: `for=203.0.113.${index % 250}`,
  })),
  evasion('a longer X-Forwarded-For through a proxy', ({ port }, index) =>
    send(port, {
      path: JOURNEYS,
      headers: { 'X-Forwarded-For': `203.0.113.${index % 250}, 198.19.0.1` },
    }),
  ),
  slow(
    stepsAttack(
      'sign-ins from one network',
      'GET login, up to 90 times',
      'a 429',
      async (target) => {
        const own = encodeURIComponent(`${target.origin}/auth/callback`);
        const path = `/api/v1/auth/login/google?redirect_uri=${own}&state=x`;
        const headers = { 'X-Forwarded-For': '198.19.0.2' };
        const statuses = await flood(90, () => send(target.port, { path, headers }));
        return statuses.has(TOO_MANY) ? null : JSON.stringify([...statuses]);
      },
    ),
  ),
];

/** The metrics are for the machine of the server only. */
const METRICS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a proxy with X-Forwarded-For', { 'X-Forwarded-For': '203.0.113.1' }],
  ['a proxy with Forwarded', { Forwarded: 'for=203.0.113.1' }],
  ['a proxy with X-Real-IP', { 'X-Real-IP': '203.0.113.1' }],
  ['a proxy with Via', { Via: '1.1 proxy' }],
  ['a proxy with X-Forwarded-Host', { 'X-Forwarded-Host': 'spinout.example' }],
  ['the public name', { Host: 'spinout.example' }],
  ['a name that resolves to this machine', { Host: 'localhost.evil.example' }],
];

const metrics = [
  ...METRICS.map(([name, headers]) =>
    stepsAttack(
      `metrics through ${name}`,
      'GET /metrics',
      '401, 403 or 404',
      async ({ plainPort }) => {
        const { status } = await send(plainPort, { path: '/metrics', headers });
        return [401, 403, 404].includes(status) ? null : `${status}`;
      },
    ),
  ),
  stepsAttack(
    'metrics through a plain proxy that adds no header',
    'GET /metrics HTTP/1.0, with the Host of the server',
    '401, 403 or 404',
    async ({ plainPort }) => {
      const { statuses } = await sendRaw(
        plainPort,
        `GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:${plainPort}\r\nConnection: close\r\n\r\n`,
      );
      return statuses.every((status) => [401, 403, 404].includes(status)) ? null : statuses.join();
    },
  ),
];

const REPORT = {
  'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'x'.repeat(300) },
};

const reports = [
  stepsAttack(
    '500 reports of the policy',
    'POST /csp-report × 500',
    'at most 120 lines in the log',
    async (target) => {
      const before = target.readLog().split('csp violation').length;
      await flood(500, () =>
        target.send({
          method: 'POST',
          path: '/csp-report',
          headers: { 'Content-Type': 'application/csp-report' },
          body: REPORT,
        }),
      );
      // The limit is by the minute, so that two minutes may have begun.
      const lines = target.readLog().split('csp violation').length - before;
      return lines <= 120 ? null : `${lines} lines`;
    },
  ),
  requestAttack(
    'report of a megabyte',
    {
      method: 'POST',
      path: '/csp-report',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify({ a: 'x'.repeat(1_000_000) }),
    },
    { statuses: [413] },
  ),
  requestAttack(
    'report of another kind',
    { method: 'POST', path: '/csp-report', headers: { 'Content-Type': 'text/plain' }, body: 'x' },
    { statuses: [415] },
  ),
];

type Compared = Pick<Reply, 'status' | 'text'>;

/** Each reply has an id of its own, which tells nothing. */
const hideRequestId = (text: string) => text.replace(/"request_id":"[^"]*"/, '');

const same = (one: Compared, other: Compared) =>
  one.status === other.status && hideRequestId(one.text) === hideRequestId(other.text)
    ? null
    : `${one.status} and ${other.status}: ${one.text.slice(0, 40)} and ${other.text.slice(0, 40)}`;

const enumeration = [
  stepsAttack(
    'whether a run exists',
    'GET a run of another, and none',
    'the same reply',
    async (target) => {
      const headers = target.newGuest();
      const path = (id: string) => ({ path: `/api/v1/research/runs/${id}`, headers });
      const known = await target.send(path(target.victims[0]?.runId ?? ''));
      return same(known, await target.send(path('run-none')));
    },
  ),
  stepsAttack(
    'whether a circuit exists',
    'POST run_simulation',
    'the same reply',
    async (target) => {
      const run = async (id: string) => {
        const reply = await target.send({
          method: 'POST',
          path: '/api/v1/quantum/run_simulation',
          headers: target.newGuest(),
          body: { circuit_id: id, shots: 1 },
        });
        return { ...reply, text: reply.text.replaceAll(id, '') };
      };
      return same(await run(target.victims[0]?.circuitId ?? ''), await run('circuit-none'));
    },
  ),
  stepsAttack(
    'whether an account exists',
    'PUT its role, as a user',
    'the same reply',
    async (target) => {
      const put = (id: string) =>
        target.send({
          method: 'PUT',
          path: `/api/v1/admin/users/${id}/role`,
          headers: target.users.user.headers,
          body: { role: 'user' },
        });
      return same(await put(target.users.admin.id), await put('none'));
    },
  ),
  stepsAttack(
    'whether a refresh token was ever valid',
    'POST refresh',
    'the same reply',
    async (target) => {
      const refresh = (token: string) =>
        target.send({
          method: 'POST',
          path: '/api/v1/auth/refresh',
          body: { refresh_token: token },
        });
      const session = await target.signIn('demo-user');
      await target.send({
        method: 'POST',
        path: '/api/v1/auth/logout',
        headers: session.headers,
        body: { refresh_token: session.refreshToken },
      });
      return same(await refresh(session.refreshToken), await refresh('none'));
    },
  ),
];

/** Rate limits, metrics, floods of reports, and what replies tell about others. */
export const limits: Family = {
  name: 'limits',
  attacks: [...evasions, ...metrics, ...reports, ...enumeration],
};
