import { changeRole, listUsers } from '@spinout/api-client/contract';
import { ListUsersReply } from '@spinout/api-client/schemas';
import { expectRefusal, expectStatus, expectThat, parseReply } from '../kit/expectations.js';
import type { Kit } from '../kit/check.types.js';
import { checksOf, withSession } from '../kit/checks-of.js';

const NOT_ALLOWED = 403;
/** Replies of servers without accounts or without a list of them. */
const NOT_IMPLEMENTED = [404, 501];
const PAGE = { page: 1, limit: 2 };

const getAnonymousStatuses = ({ canSignIn }: Kit) =>
  canSignIn ? [401, ...NOT_IMPLEMENTED] : [401, 501];

export const usersChecks = checksOf('T-40', {
  'refuses an anonymous request for the list of accounts with an error message': async (kit) =>
    expectStatus(
      await kit.ask(listUsers, PAGE),
      getAnonymousStatuses(kit),
      'an anonymous list request',
    ),
  'refuses anonymous role changes': async (kit) => {
    const answer = await kit.ask(changeRole, { user_id: kit.runId, role: 'admin' });
    expectStatus(answer, getAnonymousStatuses(kit), 'an anonymous role change');
  },
  'lists accounts only for administrators, and no more than requested': withSession(async (kit) => {
    const answer = await kit.ask(listUsers, PAGE, kit.signed((await kit.signIn()).token));
    if (answer.status >= 400) {
      expectStatus(
        answer,
        [NOT_ALLOWED, ...NOT_IMPLEMENTED],
        'a list for a person without that right',
      );
      return;
    }
    const what = 'a reply that keeps the contract of users.list';
    const { users } = parseReply(ListUsersReply, answer, what);
    expectThat(
      users.length <= PAGE.limit,
      `at most ${PAGE.limit} accounts`,
      `there are ${users.length}`,
      answer,
    );
  }),
  'refuses an unknown role with an error message, even for administrators': withSession(
    async (kit) => {
      const as = kit.signed((await kit.signIn()).token);
      const answer = await kit.ask(changeRole, { user_id: kit.runId, role: 'root' }, as);
      if (answer.status === 501) expectStatus(answer, [501], 'a role where there are none');
      else expectRefusal(answer, 'a role that is none');
    },
  ),
});
