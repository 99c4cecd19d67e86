import { loadProfile, logout, refreshSession } from '@spinout/api-client/contract';
import { RefreshReply } from '@spinout/api-client/schemas';
import {
  expectJson,
  expectRefusal,
  expectStatus,
  expectThat,
  parseReply,
  requireRefreshToken,
} from '../kit/expectations.js';
import type { Answer, Kit } from '../kit/check.types.js';
import { checksOf } from '../kit/checks-of.js';

/**
 * Grace time for a used refresh token, in which a server may return the pair that replaced it, so that two tabs or a
 * lost reply do not sign anyone out.
 */
const GRACE_MS = 30_000;

async function expectUsedOnce(kit: Kit) {
  const session = await kit.signIn();
  const refresh_token = requireRefreshToken(session);
  const refresh = () => kit.ask(refreshSession, { refresh_token });
  const parseTokenPair = (answer: Answer) => {
    const pair = parseReply(RefreshReply, answer, 'a pair of tokens');
    kit.hide(pair);
    session.renewed?.(pair);
    return pair;
  };
  const next = parseTokenPair(await refresh());
  const again = await refresh();
  if (again.status < 400) {
    const pair = parseTokenPair(again);
    expectThat(
      pair.token === next.token && pair.refresh_token === next.refresh_token,
      'a refusal of a refresh token that was used before, or for some seconds the pair that replaced it',
      'it gave another pair of tokens',
      again,
    );
    await kit.pause(GRACE_MS);
  }
  const last = again.status < 400 ? await refresh() : again;
  if (last.status < 400) parseTokenPair(last);
  expectRefusal(last, 'a refresh token that was used before');
}

/** Checks that may end the session; they run last. */
export const sessionEndChecks = [
  ...checksOf('API-23', {
    'refuses a refresh token that was used before (RFC 9700, section 4.14.2)': {
      needs: 'session',
      fix: 'Take each refresh token once: mark it as used when you replace it, and refuse it from then on, or after at most 30 seconds in which it gives the same new pair. Best end the whole session, since somebody else has a copy.',
      run: expectUsedOnce,
    },
  }),
  ...checksOf('API-24', {
    'signs out: the access token and the refresh token are no longer valid': {
      needs: 'session',
      fix: 'End the session on the server at a sign-out: refuse its access token with 401 and its refresh token with 4xx from then on. A token that cannot be revoked needs a list of revoked ones.',
      run: async (kit) => {
        const { token, ...pair } = await kit.signIn();
        const refresh_token = requireRefreshToken(pair);
        const as = kit.signed(token);
        expectJson(await kit.ask(loadProfile, undefined, as));
        expectJson(await kit.ask(logout, { refresh_token }, as));
        pair.ended?.();
        const profile = await kit.ask(loadProfile, undefined, as);
        expectStatus(profile, [401], 'an access token after the sign-out');
        const refreshed = await kit.ask(refreshSession, { refresh_token });
        expectRefusal(refreshed, 'a refresh token after the sign-out');
      },
    },
  }),
];
