import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findAccount, serializeUser } from '../accounts.js';
import type { AppContext, AppEnv } from '../../http/app-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { getBearerToken, unauthorized } from '../caller-reader.js';
import { readJsonBody } from '../read-json-body.js';
import { exchangeCode } from '../one-time-codes.js';
import { refuse } from '../../http/refuse.js';
import { DEMO_PROVIDER } from '../identity/local-accounts.js';
import { hashText } from '../secrets.js';
import { enforceLimit, type SignInRateLimiter } from '../sign-in-limits.js';
import { rotate } from '../refresh-rotation.js';
import {
  findAccountByRefreshToken,
  revokeByAccessToken,
  revokeFamily,
  type TokenPair,
} from '../token-families.js';

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

export function tokenRoutes(dependencies: AuthDependencies, consumeLimit: SignInRateLimiter) {
  const { settings } = dependencies;
  const secondsUntil = (instant: Date) =>
    Math.max(0, Math.floor((instant.getTime() - dependencies.now().getTime()) / 1000));

  const tokens = ({ accessToken, refreshToken, accessExpiresAt }: TokenPair) => ({
    success: true,
    token: accessToken,
    refresh_token: refreshToken,
    expires_in: secondsUntil(accessExpiresAt),
  });

  return (
    new Hono<AppEnv>()
      .post('/auth/callback', async (context) => {
        await enforceLimit(consumeLimit, 'exchange', context);
        const body = await readJsonBody(context, CodeExchangeBody, NEEDS_CODE);
        await enforceLimit(consumeLimit, 'code', hashText(body.code));
        const outcome = await exchangeCode(dependencies, body.code, {
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
        const user = await findAccount(dependencies, outcome.userId);
        const isEnded = user?.provider === DEMO_PROVIDER && settings.demoAccounts === 'off';
        if (!user || isEnded) throw unauthorized();
        return context.json({ ...tokens(outcome.pair), user: serializeUser(user) });
      })

      .post('/auth/refresh', async (context) => {
        await enforceLimit(consumeLimit, 'refresh', context);
        const message = 'A refresh token is required.';
        const { refresh_token: refreshToken } = await readJsonBody(context, RefreshBody, message);
        const account = await findAccountByRefreshToken(dependencies, refreshToken);
        if (!account) throw unauthorized();
        await enforceLimit(consumeLimit, 'account', account.userId);
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
        const refreshToken = await readRefreshToken(context);
        const account = await findAccountByRefreshToken(dependencies, refreshToken);
        if (account) await revokeFamily(dependencies, dependencies.db, account.familyId);
        return context.json({ success: true });
      })
  );
}

/** Reads the refresh token of a logout; empty if the body has none. */
async function readRefreshToken(context: AppContext): Promise<string> {
  try {
    return RefreshBody.parse(JSON.parse(await context.req.text())).refresh_token;
  } catch {
    return '';
  }
}
