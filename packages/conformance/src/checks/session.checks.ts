import * as z from 'zod/mini';
import {
  checkSignIn,
  exchangeCode,
  loadProfile,
  logout,
  refreshSession,
  saveProfile,
} from '@spinout/api-client/contract';
import { ExchangeCodeReply } from '@spinout/api-client/schemas';
import {
  expectJson,
  expectRefusal,
  expectStatus,
  expectThat,
  isSameJson,
  NotApplicable,
  parseWith,
  requireRefreshToken,
} from '../kit/expectations.js';
import type { Answer, Kit } from '../kit/check.types.js';
import { checksOf, overHttp, withSession } from '../kit/checks-of.js';
import { id, text, nonBlankText } from '../rules/rules.js';

const UserRules = z.looseObject({
  id,
  email: text,
  name: text,
  role: nonBlankText,
  provider: nonBlankText,
  avatar_url: z.nullish(text),
  bio: z.nullish(text),
  organization: z.nullish(text),
  research_interests: z.array(nonBlankText),
});
const ProfileReply = z.looseObject({ success: z.literal(true), user: UserRules });
const Pair = z.looseObject({
  success: z.literal(true),
  token: nonBlankText,
  refresh_token: nonBlankText,
});
const SignInReply = z.looseObject({
  token: nonBlankText,
  refresh_token: nonBlankText,
  user: UserRules,
});

const NOT_IMPLEMENTED = 501;

/** A server without accounts answers 501; one with accounts must answer 401. */
const expectAnonymousRefused = (kit: Kit, answer: Answer, what: string) =>
  expectStatus(answer, kit.canSignIn ? [401] : [401, NOT_IMPLEMENTED], what);

/** A server without accounts answers 501; one with accounts must refuse the request with a 4xx status. */
const expectNoSession = (kit: Kit, answer: Answer, what: string) =>
  answer.status === NOT_IMPLEMENTED && !kit.canSignIn
    ? expectStatus(answer, [NOT_IMPLEMENTED], what)
    : expectRefusal(answer, what);

const createProfileChange = ({
  name,
  bio,
  organization,
  research_interests,
}: z.infer<typeof UserRules>) => ({
  name,
  bio: bio ?? '',
  organization: organization ?? '',
  research_interests,
});

export const sessionChecks = [
  ...checksOf('API-21', {
    'refuses an anonymous request for the profile with an error message': async (kit) =>
      expectAnonymousRefused(kit, await kit.ask(loadProfile), 'a profile without a token'),
    'refuses an invalid token with 401 and an error message': overHttp(async (kit) => {
      const answer = await kit.ask(loadProfile, undefined, kit.signed('not.a-token'));
      expectAnonymousRefused(kit, answer, 'a token that is none');
    }),
    'returns the profile with all fields of a user (ENT-09)': withSession(async (kit) => {
      const { token } = await kit.signIn();
      await kit.read(loadProfile, undefined, ProfileReply, kit.signed(token));
    }),
  }),
  ...checksOf('API-22', {
    'refuses to save a profile anonymously with an error message': async (kit) => {
      const change = { name: 'Nobody', bio: '', organization: '', research_interests: [] };
      expectAnonymousRefused(kit, await kit.ask(saveProfile, change), 'a change without a token');
    },
    'saves the profile, returns it, and ignores unknown fields': withSession(async (kit) => {
      const as = kit.signed((await kit.signIn()).token);
      const { user } = await kit.read(loadProfile, undefined, ProfileReply, as);
      const before = createProfileChange(user);
      const change = { ...before, organization: 'Conformance check', research_interests: ['β'] };
      try {
        await kit.read(saveProfile, { ...change, conformance_extra: 1 }, ProfileReply, as);
        const after = await kit.read(loadProfile, undefined, ProfileReply, as);
        expectThat(
          isSameJson(createProfileChange(after.user), change),
          `the profile ${JSON.stringify(change)}`,
          `it is ${JSON.stringify(createProfileChange(after.user))}`,
        );
      } finally {
        await kit.ask(saveProfile, before, as);
      }
    }),
    'refuses an invalid profile with an error message, even for its user': withSession(
      async (kit) => {
        const as = kit.signed((await kit.signIn()).token);
        for (const change of [{ name: 1 }, [], null]) {
          expectRefusal(await kit.ask(saveProfile, change, as), JSON.stringify(change));
        }
      },
    ),
  }),
  ...checksOf('API-23', {
    'refuses an invalid refresh token with an error message': async (kit) => {
      const answer = await kit.ask(refreshSession, { refresh_token: 'not-a-token' });
      expectNoSession(kit, answer, 'a refresh token that is none');
    },
    'returns a valid new token pair, and ignores unknown fields': withSession(async (kit) => {
      const session = await kit.signIn();
      const refresh_token = requireRefreshToken(session);
      const next = await kit.read(refreshSession, { refresh_token, conformance_extra: 1 }, Pair);
      kit.hide(next);
      session.renewed?.(next);
      await kit.read(loadProfile, undefined, ProfileReply, kit.signed(next.token));
    }),
  }),
  ...checksOf('API-24', {
    'accepts a sign-out without a session': async (kit) => {
      const answer = await kit.ask(logout, {});
      if (answer.status >= 400) expectNoSession(kit, answer, 'a sign-out of nobody');
      else expectJson(answer);
    },
  }),
  ...checksOf('API-25', {
    'refuses an unknown code with an error message': async (kit) => {
      const answer = await kit.ask(exchangeCode, { code: 'not-a-code', state: 'not-a-state' });
      expectNoSession(kit, answer, 'a code that is none');
    },
    'returns tokens and a user for a code (AUTH-08, ENT-09)': withSession(async (kit) => {
      const { reply } = await kit.signIn();
      if (reply === undefined) throw new NotApplicable('The sign-in did not come through API-25.');
      parseWith(
        ExchangeCodeReply,
        reply,
        'a reply that keeps the contract of session.exchangeCode',
      );
      parseWith(SignInReply, reply, 'what session.exchangeCode must hold');
    }),
  }),
  ...checksOf('API-26', {
    'says whether sign-in is up': async (kit) => {
      const answer = await kit.ask(checkSignIn);
      if (answer.status < 400) expectJson(answer);
      else
        expectStatus(
          answer,
          kit.canSignIn ? [] : [NOT_IMPLEMENTED, 503],
          'sign-in that is not there',
        );
    },
  }),
];
