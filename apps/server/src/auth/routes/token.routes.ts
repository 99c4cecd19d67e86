import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findAccount, type User } from '../accounts.js';
import type { AppContext, AppEnv } from '../../http/app-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { getBearerToken } from '../caller-reader.js';
import { readJsonBody } from '../read-json-body.js';
import { exchangeCode } from '../one-time-codes.js';
import { refuse } from '../../http/refuse.js';
import { unauthorized, tooManyRequests } from '../auth-errors.js';
import { hashText } from '../secrets.js';
import { getNetworkKey, type SignInRateLimiter, type SignInLimits } from '../sign-in-limits.js';
import { rotate } from '../refresh-rotation.js';
import {
  findAccountByRefreshToken,
  revokeByAccessToken,
  revokeFamily,
  type TokenPair,
} from '../token-families.js';
import { serializeUser } from '../serialize-user.js';

const MAX_TEXT = 600;
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

const text = () => z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));

/** An empty `state` counts as none: clients without a state send the empty value that they read. */
const CodeExchangeBody = z.object({
  code: text(),
  state: z.nullish(z.string().check(z.maxLength(MAX_TEXT))),
  code_verifier: z.nullish(z.string().check(z.regex(VERIFIER))),
});

const RefreshBody = z.object({ refresh_token: text() });

const REFUSED_CODE = 'This sign-in has expired. Start again.';
const NEEDS_CODE = 'The sign-in needs its code and its state.';

/** Exchanges codes for tokens, refreshes tokens and revokes them. */
export function tokenRoutes(dependencies: AuthDependencies, consumeLimit: SignInRateLimiter) {
  const secondsUntil = (instant: Date) =>
    Math.max(0, Math.floor((instant.getTime() - dependencies.now().getTime()) / 1000));

  const tokens = ({ accessToken, refreshToken, accessExpiresAt }: TokenPair) => ({
    success: true,
    token: accessToken,
    refresh_token: refreshToken,
    expires_in: secondsUntil(accessExpiresAt),
  });

  const enforceLimit = async (limit: keyof SignInLimits, subject: string) => {
    const wait = await consumeLimit(limit, subject);
    if (wait !== null) throw tooManyRequests(wait);
  };
  const getCallerNetwork = (context: AppContext) => getNetworkKey(context, dependencies.settings);

  const accountFor = async (userId: string): Promise<User> => {
    const user = await findAccount(dependencies, userId);
    if (!user) throw unauthorized();
    return user;
  };

  return (
    new Hono<AppEnv>()
      .post('/auth/callback', async (context) => {
        await enforceLimit('exchange', getCallerNetwork(context));
        const body = await readJsonBody(context, CodeExchangeBody, NEEDS_CODE);
        await enforceLimit('code', hashText(body.code));
        const outcome = await exchangeCode(dependencies, {
          code: body.code,
          state: body.state == null || body.state === '' ? null : body.state,
          verifier: body.code_verifier ?? null,
        });
        if (outcome.kind === 'replayed') {
          dependencies.log.warn(
            {},
            'An authorization code was used twice; its tokens were revoked',
          );
        }
        if (outcome.kind !== 'exchanged') throw refuse(400, REFUSED_CODE);
        const user = await accountFor(outcome.userId);
        return context.json({ ...tokens(outcome.pair), user: serializeUser(user) });
      })

      .post('/auth/refresh', async (context) => {
        await enforceLimit('refresh', getCallerNetwork(context));
        const message = 'A refresh token is required.';
        const { refresh_token: refreshToken } = await readJsonBody(context, RefreshBody, message);
        const account = await findAccountByRefreshToken(dependencies, refreshToken);
        if (!account) throw unauthorized();
        await enforceLimit('account', account.userId);
        const outcome = await rotate(dependencies, refreshToken, account.familyId);
        if (outcome.kind === 'reused') {
          dependencies.log.warn(
            { userId: outcome.userId },
            'A replaced refresh token was used; its tokens were revoked',
          );
        }
        if (outcome.kind !== 'rotated') throw unauthorized();
        return context.json(tokens(outcome.pair));
      })

      // RFC 7009 §2.2: an unknown token counts as revoked.
      .post('/auth/logout', async (context) => {
        const accessToken = getBearerToken(context.req.raw);
        if (accessToken !== null) await revokeByAccessToken(dependencies, accessToken);
        const refreshToken = await sentRefreshToken(context);
        const account =
          refreshToken === null
            ? null
            : await findAccountByRefreshToken(dependencies, refreshToken);
        if (account) await revokeFamily(dependencies, dependencies.db, account.familyId);
        return context.json({ success: true });
      })
  );
}

/** Reads the optional refresh token of a logout. The body may be missing. */
async function sentRefreshToken(context: AppContext): Promise<string | null> {
  const content = await context.req.text();
  if (content === '') return null;
  try {
    const body = RefreshBody.safeParse(JSON.parse(content));
    return body.success ? body.data.refresh_token : null;
  } catch {
    return null;
  }
}
