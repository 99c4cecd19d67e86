import { createHash } from 'node:crypto';
import { openBrowser } from '../../../apps/server/src/auth/testing/browser.ts';
import type { Family, Target } from '../attack.types.ts';
import { requestAttack, stepsAttack } from '../define.ts';
import { fetchCode } from '../run/sign-in.ts';
import { getText } from '../run/send.ts';

const LOGIN = '/api/v1/auth/login/google';
const EVIL = 'evil.example';

/** Redirect addresses that are not the configured one, `{own}` being that one. */
const REDIRECTS = [
  '',
  '/auth/callback',
  `//${EVIL}/auth/callback`,
  `https://${EVIL}/auth/callback`,
  '{own}/',
  '{own}/../../evil',
  '{own}/%2e%2e/evil',
  `{own}?next=https://${EVIL}`,
  '{own}#x',
  '{own} ',
  '{own}\u0000',
  '{own}%0d%0aLocation: https://evil.example',
  `{own}.${EVIL}`,
  `{own}@${EVIL}/`,
  'HTTP://127.0.0.1/auth/callback',
  `javascript://127.0.0.1/%0aalert(1)`,
  'data:text/html,x',
  '__proto__',
];

const redirects = REDIRECTS.map((template) =>
  requestAttack(
    `redirect address ${JSON.stringify(template)}`,
    ({ origin }) => {
      const address = template.replace('{own}', `${origin}/auth/callback`);
      return { path: `${LOGIN}?redirect_uri=${encodeURIComponent(address)}&state=x` };
    },
    {
      statuses: [400],
      tried: `GET ${LOGIN}`,
      check: ({ headers }) =>
        headers.location === undefined ? null : `redirects to ${headers.location}`,
    },
  ),
);

const queries = [
  ['repeated redirect address', `redirect_uri={own}&redirect_uri=https://${EVIL}`],
  ['redirect address as a list', 'redirect_uri[]={own}'],
  ['state with a line break', 'redirect_uri={own}&state=a%0d%0aSet-Cookie:%20a=b'],
  ['state of 5,000 characters', `redirect_uri={own}&state=${'x'.repeat(5000)}`],
  [
    'PKCE with the method plain',
    `redirect_uri={own}&state=x&code_challenge=${'a'.repeat(43)}&code_challenge_method=plain`,
  ],
  ['PKCE without a method', `redirect_uri={own}&state=x&code_challenge=${'a'.repeat(43)}`],
] as const;

const malformed = queries.map(([name, query]) =>
  requestAttack(
    name,
    ({ origin }) => ({
      path: `${LOGIN}?${query.replaceAll('{own}', encodeURIComponent(`${origin}/auth/callback`))}`,
    }),
    { statuses: [400], tried: `GET ${LOGIN}`, hides: ['Set-Cookie: a=b'] },
  ),
);

const exchange = async (target: Target, body: unknown) =>
  (await target.send({ method: 'POST', path: '/api/v1/auth/callback', body })).status;

const VERIFIER = 'v'.repeat(64);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const PKCE = { state: 's', code_challenge: CHALLENGE, code_challenge_method: 'S256' };

const expect400 = (status: number) => (status === 400 ? null : `${status}`);

/** Exchanges with something wrong. */
const exchanges = [
  ['code with another state', { state: 's' }, { state: 'other' }],
  ['code without its state', { state: 's' }, {}],
  ['code with an empty state', { state: 's' }, { state: '' }],
  ['code without its PKCE verifier', PKCE, { state: 's' }],
  ['code with another PKCE verifier', PKCE, { state: 's', code_verifier: 'w'.repeat(64) }],
  ['code with the challenge as verifier', PKCE, { state: 's', code_verifier: CHALLENGE }],
  [
    'code with a verifier that nobody announced',
    { state: 's' },
    { state: 's', code_verifier: VERIFIER },
  ],
] as const;

const codes = exchanges.map(([name, start, body]) =>
  stepsAttack(name, 'POST /api/v1/auth/callback', '400', async (target) => {
    const { code } = await fetchCode(target.origin, 'demo-user', { ...start });
    return expect400(await exchange(target, { code, ...body }));
  }),
);

const flows = [
  stepsAttack(
    'code used twice',
    'POST callback twice',
    '400, and its tokens end',
    async (target) => {
      const { code, state } = await fetchCode(target.origin, 'demo-user');
      const first = await target.send({
        method: 'POST',
        path: '/api/v1/auth/callback',
        body: { code, state },
      });
      const second = await exchange(target, { code, state });
      const profile = await target.send({
        path: '/api/v1/auth/profile',
        headers: { Authorization: `Bearer ${getText(first.json, 'token')}` },
      });
      const statuses = `${first.status}, ${second}, ${profile.status}`;
      return statuses === '200, 400, 401' ? null : statuses;
    },
  ),
  stepsAttack(
    'code guessed',
    'POST callback × 8 with one code',
    '400, then 429',
    async (target) => {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 8; attempt += 1)
        statuses.push(await exchange(target, { code: 'guess-of-a-code', state: `${attempt}` }));
      return statuses.includes(429) && !statuses.includes(200) ? null : statuses.join(', ');
    },
  ),
  stepsAttack(
    'provider callback in another browser',
    'GET the victim’s callback address without its cookie',
    '400',
    async (target) => {
      const [victim, thief] = [openBrowser(), openBrowser()];
      const own = `${target.origin}/auth/callback`;
      const start = `${target.origin}${LOGIN}?redirect_uri=${encodeURIComponent(own)}&state=x`;
      const { address } = await victim.follow(start, [own]);
      const form = victim.send(address, { account: 'demo-admin' });
      const stop = `${target.origin}/api/v1/auth/provider-callback`;
      const callback = await victim.follow(address, [stop], form);
      const { status } = await thief.visit(callback.address);
      return expect400(status);
    },
  ),
  stepsAttack(
    'code of one provider at another one’s callback',
    'GET provider-callback/github with the address of google',
    '400',
    async (target) => {
      const browser = openBrowser();
      const own = `${target.origin}/auth/callback`;
      const start = `${target.origin}${LOGIN}?redirect_uri=${encodeURIComponent(own)}&state=x`;
      const { address } = await browser.follow(start, [own]);
      const form = browser.send(address, { account: 'demo-admin' });
      const stop = `${target.origin}/api/v1/auth/provider-callback`;
      const callback = await browser.follow(address, [stop], form);
      const mixed = callback.address.replace(
        '/provider-callback/google',
        '/provider-callback/github',
      );
      const { status } = await browser.visit(mixed);
      return expect400(status);
    },
  ),
  stepsAttack(
    'account chosen from another browser',
    'POST the victim’s sign-in page without its cookies',
    'no redirect to a code',
    async (target) => {
      const [victim, thief] = [openBrowser(), openBrowser()];
      const own = `${target.origin}/auth/callback`;
      const start = `${target.origin}${LOGIN}?redirect_uri=${encodeURIComponent(own)}&state=x`;
      const { address } = await victim.follow(start, [own]);
      const reply = await thief.visit(address, thief.send(address, { account: 'demo-admin' }));
      return reply.status >= 400 ? null : `${reply.status} ${reply.headers.get('location') ?? ''}`;
    },
  ),
  stepsAttack(
    'account chosen by a page of another site',
    'POST the sign-in page with another Origin',
    '403',
    async (target) => {
      const browser = openBrowser();
      const own = `${target.origin}/auth/callback`;
      const start = `${target.origin}${LOGIN}?redirect_uri=${encodeURIComponent(own)}&state=x`;
      const { address } = await browser.follow(start, [own]);
      const form = browser.send(address, { account: 'demo-admin' });
      const headers = {
        ...(form.headers as Record<string, string>),
        origin: `https://${EVIL}`,
        'sec-fetch-site': 'cross-site',
      };
      const { status } = await browser.visit(address, { ...form, headers });
      return status === 403 || status === 400 ? null : `${status}`;
    },
  ),
  stepsAttack(
    'account that is not in the list',
    'POST the sign-in page with account=root',
    'no redirect to a code',
    async (target) => {
      const browser = openBrowser();
      const own = `${target.origin}/auth/callback`;
      const start = `${target.origin}${LOGIN}?redirect_uri=${encodeURIComponent(own)}&state=x`;
      const { address } = await browser.follow(start, [own]);
      const reply = await browser.visit(address, browser.send(address, { account: 'root' }));
      return reply.headers.get('location') === null ? null : `${reply.status}, redirects`;
    },
  ),
];

/** Sign-in: redirect addresses, state, PKCE, codes, mix-up of providers. */
export const oauth: Family = {
  name: 'sign-in',
  attacks: [...redirects, ...malformed, ...codes, ...flows],
};
