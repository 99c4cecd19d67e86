import { createHash } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openHttpServer } from './loopback-server.js';

/** The account at the fake GitHub, and how it behaves. */
export interface GitHubBehavior {
  readonly user: object;
  readonly emails: unknown;
  /** Issuer in the callback; null = none. */
  readonly issuer: string | null;
  readonly tokenReply: 'good' | 'refused' | 'broken';
  readonly apiStatus: 200 | 500;
  /** The user cancels. */
  readonly isCancelled: boolean;
}

/** Serves GitHub's documented OAuth endpoints and API over HTTP and validates the requests. */
export async function openGitHub(client: { readonly id: string; readonly secret: string }) {
  const good: GitHubBehavior = {
    user: {
      id: 583231,
      login: 'octocat',
      name: 'The Octocat',
      avatar_url: 'https://avatars.example.org/u/583231',
    },
    emails: [
      { email: 'other@example.org', primary: false, verified: true },
      { email: 'octocat@example.org', primary: true, verified: true },
    ],
    issuer: 'own',
    tokenReply: 'good',
    apiStatus: 200,
    isCancelled: false,
  };
  let behavior = good;
  let challenge = '';
  let lastAuthorizationQuery: URLSearchParams | undefined;

  const createGitHubApp = (origin: string) =>
    new Hono()
      .get('/login/oauth/authorize', (context) => {
        lastAuthorizationQuery = new URL(context.req.url).searchParams;
        challenge = lastAuthorizationQuery.get('code_challenge') ?? '';
        const back = new URL(lastAuthorizationQuery.get('redirect_uri') ?? '');
        back.searchParams.set('state', lastAuthorizationQuery.get('state') ?? '');
        if (behavior.isCancelled) back.searchParams.set('error', 'access_denied');
        else back.searchParams.set('code', 'a-code-of-github');
        const ownIssuer = `${origin}/login/oauth`;
        const issuer = behavior.issuer === 'own' ? ownIssuer : behavior.issuer;
        if (issuer !== null) back.searchParams.set('iss', issuer);
        return context.redirect(back.href);
      })
      .post('/login/oauth/access_token', async (context) => {
        const form = new URLSearchParams(await context.req.text());
        const verifier = form.get('code_verifier') ?? '';
        const isRight =
          form.get('client_id') === client.id &&
          form.get('client_secret') === client.secret &&
          form.get('code') === 'a-code-of-github' &&
          createHash('sha256').update(verifier).digest('base64url') === challenge;
        if (behavior.tokenReply === 'broken') return context.text('<html>', 502);
        // GitHub refuses with status 200.
        return isRight && behavior.tokenReply === 'good'
          ? context.json({ access_token: 'gho_token', token_type: 'bearer', scope: 'read:user' })
          : context.json({ error: 'bad_verification_code', error_description: 'gho_secret' });
      })
      .get('/api/*', (context) => {
        const isKnown = context.req.header('authorization')?.toLowerCase() === 'bearer gho_token';
        if (!isKnown || context.req.header('user-agent') === undefined) {
          return context.json({ message: 'Bad credentials' }, 401);
        }
        if (behavior.apiStatus !== 200) return context.json({}, behavior.apiStatus);
        const isEmails = context.req.path === '/api/user/emails';
        return new Response(JSON.stringify(isEmails ? behavior.emails : behavior.user), {
          headers: { 'content-type': 'application/json' },
        });
      });

  const { origin, close } = await openHttpServer((address) => {
    const listener = getRequestListener(createGitHubApp(address).fetch, {
      overrideGlobalObjects: false,
    });
    return (incoming, outgoing) => void listener(incoming, outgoing);
  });
  return {
    issuer: `${origin}/login/oauth`,
    api: `${origin}/api`,
    setBehavior: (change: Partial<GitHubBehavior>) => {
      behavior = { ...good, ...change };
    },
    /** The parameters of the last authorization request. */
    lastAuthorizationQuery: () => lastAuthorizationQuery ?? new URLSearchParams(),
    close,
  };
}
