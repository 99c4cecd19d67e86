import { Hono } from 'hono';
import * as z from 'zod/mini';
import { accountById, type User } from '../accounts.js';
import type { ShellContext, ShellEnv } from '../../http/shell-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { bearerOf } from '../caller-of.js';
import { jsonBody } from '../json-body.js';
import { exchangeCode } from '../one-time-codes.js';
import { refuse } from '../../http/refuse.js';
import { notSignedIn, tooMany } from '../refusal.js';
import { hashOf } from '../secrets.js';
import { networkOf, type Admit, type SignInLimits } from '../sign-in-limits.js';
import {
  accountOfRefreshToken,
  revokeByAccessToken,
  revokeFamily,
  rotate,
  type TokenPair,
} from '../token-families.js';
import { wireUser } from '../wire-user.js';

const MAX_TEXT = 600;
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

const text = () => z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));

/** An empty state is none: clients that began without one send what they read. */
const CodeExchangeBody = z.object({
  code: text(),
  state: z.nullish(z.string().check(z.maxLength(MAX_TEXT))),
  code_verifier: z.nullish(z.string().check(z.regex(VERIFIER))),
});

const RefreshBody = z.object({ refresh_token: text() });

const REFUSED_CODE = 'This sign-in is no longer good. Start it again.';
const NEEDS_CODE = 'The sign-in needs a code and the state it was begun with.';

/** Tokens: a code becomes a pair, a pair becomes the next one, and signing out ends them all. */
export function tokenRoutes(dependencies: AuthDependencies, admit: Admit) {
  const secondsUntil = (instant: Date) =>
    Math.max(0, Math.floor((instant.getTime() - dependencies.now().getTime()) / 1000));

  const tokens = ({ accessToken, refreshToken, accessExpiresAt }: TokenPair) => ({
    success: true,
    token: accessToken,
    refresh_token: refreshToken,
    expires_in: secondsUntil(accessExpiresAt),
  });

  const admitted = async (limit: keyof SignInLimits, subject: string) => {
    const wait = await admit(limit, subject);
    if (wait !== null) throw tooMany(wait);
  };
  const networkOfCaller = (context: ShellContext) => networkOf(context, dependencies.settings);

  const accountFor = async (userId: string): Promise<User> => {
    const user = await accountById(dependencies, userId);
    if (!user) throw notSignedIn();
    return user;
  };

  return (
    new Hono<ShellEnv>()
      .post('/auth/callback', async (context) => {
        await admitted('exchange', networkOfCaller(context));
        const body = await jsonBody(context, CodeExchangeBody, NEEDS_CODE);
        await admitted('code', hashOf(body.code));
        const outcome = await exchangeCode(dependencies, {
          code: body.code,
          state: body.state == null || body.state === '' ? null : body.state,
          verifier: body.code_verifier ?? null,
        });
        if (outcome.kind === 'replayed') {
          dependencies.log.warn({}, 'A code was used twice; the sign-in that it gave was ended');
        }
        if (outcome.kind !== 'exchanged') throw refuse(400, REFUSED_CODE);
        const user = await accountFor(outcome.userId);
        return context.json({ ...tokens(outcome.pair), user: wireUser(user) });
      })

      .post('/auth/refresh', async (context) => {
        await admitted('refresh', networkOfCaller(context));
        const words = 'A refresh needs a refresh token.';
        const { refresh_token: refreshToken } = await jsonBody(context, RefreshBody, words);
        const account = await accountOfRefreshToken(dependencies, refreshToken);
        if (!account) throw notSignedIn();
        await admitted('account', account.userId);
        const outcome = await rotate(dependencies, refreshToken, account.familyId);
        if (outcome.kind === 'reused') {
          dependencies.log.warn(
            { userId: outcome.userId },
            'A replaced refresh token was used; the sign-in was ended',
          );
        }
        if (outcome.kind !== 'rotated') throw notSignedIn();
        return context.json(tokens(outcome.pair));
      })

      // As RFC 7009 §2.2 says of revocation: a token that is not known is as good as revoked.
      .post('/auth/logout', async (context) => {
        const accessToken = bearerOf(context.req.raw);
        if (accessToken !== null) await revokeByAccessToken(dependencies, accessToken);
        const refreshToken = await sentRefreshToken(context);
        const account =
          refreshToken === null ? null : await accountOfRefreshToken(dependencies, refreshToken);
        if (account) await revokeFamily(dependencies, dependencies.db, account.familyId);
        return context.json({ success: true });
      })
  );
}

/** A sign-out may name the refresh token too; it need not have a body at all. */
async function sentRefreshToken(context: ShellContext): Promise<string | null> {
  const content = await context.req.text();
  if (content === '') return null;
  try {
    const body = RefreshBody.safeParse(JSON.parse(content));
    return body.success ? body.data.refresh_token : null;
  } catch {
    return null;
  }
}
