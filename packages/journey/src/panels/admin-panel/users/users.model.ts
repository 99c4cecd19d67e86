import { fill, formatNumber, type SelectOption } from '@spinout/design-system';
import { ROLES } from '@spinout/domain/roles';
import { getKnownText } from '../../../frame/known-text.js';
import type { UsersMessages } from './users.messages.js';
import type { UsersContext, UsersSnapshot } from './users.machine.js';
import { getChangeProblem, getListProblem } from './users.problems.js';
import { removesLastAdministrator } from './users.rules.js';
import type { User, UsersPage } from './users.types.js';

export function usersModel(snapshot: UsersSnapshot, messages: UsersMessages, locale: string) {
  const { list, listError, failure, changed, subject } = snapshot.context;
  const changingId = snapshot.hasTag('changing') ? subject?.id : undefined;
  const rows: readonly UserRow[] = (list?.users ?? []).map((user) => ({
    ...buildRow(user, snapshot.context, messages),
    isChanging: user.id === changingId,
  }));
  const getName = (id: string) => rows.find((row) => row.id === id)?.name ?? messages.unnamed;
  const describe = ({ id, role }: { readonly id: string; readonly role: string }) => ({
    name: getName(id),
    role: formatRole(role, messages),
  });
  const question = snapshot.matches('confirming') ? subject : null;
  const isLast = question !== null && removesLastAdministrator(list, question);
  return {
    phase: getPhase(snapshot.context),
    isListing: snapshot.hasTag('listing'),
    /** Why the list could not be loaded. */
    listProblem: listError === null ? null : getListProblem(listError, messages),
    rows,
    rangeText: list && formatRange(list, messages, locale),
    /** Null when there is only one page. */
    pager: list && buildPager(list, messages, locale),
    canChange: snapshot.matches('idle'),
    failure: failure && getChangeProblem(failure.error, getName(failure.choice.id), messages),
    changed: changed && fill(messages.changed, describe(changed)),
    /** The confirmation to show; null when there is none. */
    question: question && {
      title: isLast ? messages.lastTitle : messages.ownTitle,
      text: fill(isLast ? messages.lastQuestion : messages.ownQuestion, describe(question)),
    },
  };
}

export type UsersModel = ReturnType<typeof usersModel>;

const getPhase = ({ list, listError }: UsersContext) => {
  if (list === null) return listError === null ? 'loading' : 'unread';
  return list.users.length === 0 ? 'empty' : 'listed';
};

const formatRole = (role: string, { roles, unknownRole }: UsersMessages): string =>
  getKnownText(roles, role, unknownRole);

export interface UserRow extends ReturnType<typeof buildRow> {
  readonly isChanging: boolean;
}

const buildRow = (user: User, { choices, ownId }: UsersContext, messages: UsersMessages) => {
  const { id, role, provider } = user;
  const email = user.email.trim();
  const name = user.name.trim() || email || messages.unnamed;
  const chosen: string = choices.find((choice) => choice.id === id)?.role ?? role;
  return {
    id,
    name,
    /** Null when there is none, or when it is shown as the name. */
    email: email === '' || email === name ? null : email,
    provider: getKnownText(messages.providers, provider, provider),
    isOwn: id === ownId,
    roleText: formatRole(role, messages),
    /** The selected role: the current one or a pending choice. */
    chosen,
    chosenText: formatRole(chosen, messages),
    options: getRoleOptions(role, messages),
    isChosen: chosen !== role,
  };
};

/** Unknown roles are shown but cannot be assigned. */
const getRoleOptions = (role: string, messages: UsersMessages): readonly SelectOption[] => {
  const known = ROLES.map((value) => ({ value, label: messages.roles[value] }));
  return ROLES.some((value) => value === role)
    ? known
    : [{ value: role, label: messages.unknownRole, disabled: true }, ...known];
};

const formatRange = (
  { users, page, limit, total }: UsersPage,
  messages: UsersMessages,
  locale: string,
): string | null => {
  if (users.length === 0) return null;
  const before = (page - 1) * limit;
  const last = before + users.length;
  return fill(messages.range, {
    first: formatNumber(before + 1, locale),
    last: formatNumber(last, locale),
    total: formatNumber(Math.max(total, last), locale),
  });
};

const buildPager = ({ page, limit, total }: UsersPage, messages: UsersMessages, locale: string) => {
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1 && page === 1) return null;
  return {
    text: fill(messages.page, {
      page: formatNumber(page, locale),
      pages: formatNumber(Math.max(page, pages), locale),
    }),
    previous: page > 1 ? Math.min(page - 1, pages) : null,
    next: page < pages ? page + 1 : null,
  };
};
