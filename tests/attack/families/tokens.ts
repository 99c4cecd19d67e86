import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { Family, Target } from '../attack.types.ts';
import { requestAttack, slow, stepsAttack } from '../define.ts';
import { getText, send } from '../run/send.ts';

const PROFILE = '/api/v1/auth/profile';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const createClaims = (id: string, expires = 4_102_444_800) => ({
  sub: id,
  role: 'admin',
  iss: 'spinout',
  exp: expires,
});

const unsigned = (id: string, algorithm: string) =>
  `${encode({ alg: algorithm, typ: 'JWT' })}.${encode(createClaims(id))}.`;

const withHmac = (id: string, key: string, expires?: number) => {
  const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(createClaims(id, expires))}`;
  return `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`;
};

const withOtherKey = (id: string) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const head = `${encode({ alg: 'RS256', kid: '../../dev/null' })}.${encode(createClaims(id))}`;
  return `${head}.${sign('sha256', Buffer.from(head), privateKey).toString('base64url')}`;
};

const flipLast = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

/** Tokens that nobody issued, for the administrator's account. */
const FORGED: readonly (readonly [string, (target: Target) => string])[] = [
  ['JWT without a signature (alg none)', ({ users }) => unsigned(users.admin.id, 'none')],
  ['JWT without a signature (alg nOnE)', ({ users }) => unsigned(users.admin.id, 'nOnE')],
  ['JWT with an empty key', ({ users }) => withHmac(users.admin.id, '')],
  ['JWT with a guessed key', ({ users }) => withHmac(users.admin.id, 'secret')],
  ['JWT of another key', ({ users }) => withOtherKey(users.admin.id)],
  ['expired JWT', ({ users }) => withHmac(users.admin.id, 'secret', 1)],
  ['account id', ({ users }) => users.admin.id],
  ['last character changed', ({ users }) => flipLast(users.admin.token)],
  ['token without its end', ({ users }) => users.admin.token.slice(0, -4)],
  ['token with more behind it', ({ users }) => `${users.admin.token}x`],
  ['token in capitals', ({ users }) => users.admin.token.toUpperCase()],
  ['two tokens', ({ users }) => `${users.user.token},${users.admin.token}`],
  ['refresh token as access token', ({ users }) => users.admin.refreshToken],
  ['demo token of the browser', () => 'mock-1'],
  ['the word undefined', () => 'undefined'],
  ['SQL', () => "' OR '1'='1"],
  ['a wildcard', () => '%'],
  ['12,000 characters', () => 'x'.repeat(12_000)],
];

const forged = FORGED.map(([name, createToken]) =>
  requestAttack(
    `access token: ${name}`,
    (target) => ({ path: PROFILE, headers: { Authorization: `Bearer ${createToken(target)}` } }),
    { statuses: [401], tried: `GET ${PROFILE}` },
  ),
);

/** Places where a token must not count. */
const PLACES: readonly (readonly [string, (token: string) => { path: string; headers: object }])[] =
  [
    ['in the query', (token) => ({ path: `${PROFILE}?access_token=${token}`, headers: {} })],
    ['in a cookie', (token) => ({ path: PROFILE, headers: { Cookie: `token=${token}` } })],
    ['as basic user', (token) => ({ path: PROFILE, headers: { Authorization: `Basic ${token}` } })],
    ['without a scheme', (token) => ({ path: PROFILE, headers: { Authorization: token } })],
    ['in X-Auth-Token', (token) => ({ path: PROFILE, headers: { 'X-Auth-Token': token } })],
    ['as visitor id', (token) => ({ path: PROFILE, headers: { 'X-Visitor-Id': token } })],
  ];

const places = PLACES.map(([name, place]) =>
  requestAttack(
    `access token ${name}`,
    ({ users }) => {
      const { path, headers } = place(users.admin.token);
      return { path, headers: { ...headers } };
    },
    { statuses: [401], tried: `GET ${PROFILE}` },
  ),
);

const refresh = (target: Target, refreshToken: unknown) =>
  target.send({
    method: 'POST',
    path: '/api/v1/auth/refresh',
    body: { refresh_token: refreshToken },
  });

const readProfile = (target: Target, token: string) =>
  target.send({ path: PROFILE, headers: { Authorization: `Bearer ${token}` } });

/** A replaced refresh token is tolerated this long, for two tabs that refresh at once. */
const GRACE_MS = 21_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const sessions = [
  stepsAttack('access token as refresh token', 'POST refresh', '401', async (target) => {
    const { status } = await refresh(target, target.users.admin.token);
    return status === 401 ? null : `${status}`;
  }),
  stepsAttack('refresh tokens in a list', 'POST refresh', '400', async (target) => {
    const { status } = await refresh(target, [target.users.admin.refreshToken]);
    return status === 400 ? null : `${status}`;
  }),
  stepsAttack('token after sign-out', 'GET profile, POST refresh', '401, 401', async (target) => {
    const session = await target.signIn('demo-user');
    await target.send({
      method: 'POST',
      path: '/api/v1/auth/logout',
      headers: session.headers,
      body: { refresh_token: session.refreshToken },
    });
    const profile = await readProfile(target, session.token);
    const refreshed = await refresh(target, session.refreshToken);
    const statuses = `${profile.status}, ${refreshed.status}`;
    return statuses === '401, 401' ? null : statuses;
  }),
  slow(
    stepsAttack(
      'stolen refresh token used after its owner',
      'POST refresh twice, 21 s apart',
      '401 and the end of all its tokens',
      async (target) => {
        const { refreshToken } = await target.signIn('demo-user');
        const first = await refresh(target, refreshToken);
        await wait(GRACE_MS);
        const second = await refresh(target, refreshToken);
        const profile = await readProfile(target, getText(first.json, 'token'));
        const statuses = `${first.status}, ${second.status}, ${profile.status}`;
        return statuses === '200, 401, 401' ? null : statuses;
      },
    ),
  ),
  stepsAttack(
    'many refreshes with one token at once',
    'POST refresh × 8',
    'one session',
    async (target) => {
      const { refreshToken } = await target.signIn('demo-user');
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => refresh(target, refreshToken)),
      );
      const good = replies.filter(({ status }) => status === 200);
      await send(target.port, {
        method: 'POST',
        path: '/api/v1/auth/logout',
        body: { refresh_token: refreshToken },
      });
      // Whatever the race gave, the sign-out ends all of it.
      const alive = await Promise.all(
        good.map(({ json }) => readProfile(target, getText(json, 'token'))),
      );
      const count = alive.filter(({ status }) => status === 200).length;
      return count === 0 ? null : `${count} tokens still valid after the sign-out`;
    },
  ),
];

/** Tokens that were forged, stolen, ended, or sent in another place. */
export const tokens: Family = { name: 'tokens', attacks: [...forged, ...places, ...sessions] };
