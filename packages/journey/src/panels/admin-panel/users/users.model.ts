import { fill, formatNumber, type SelectOption } from '@spinout/design-system';
import { ROLES } from '../../../account/auth/roles.js';
import type { UsersMessages } from './users.messages.js';
import type { UsersSnapshot } from './users.machine.js';
import { getChangeProblem, getListProblem } from './users.problems.js';
import { removesLastAdministrator } from './users.rules.js';
import type { User } from './users.types.js';

/** A row of the table of accounts. */
export interface UserRow {
  readonly id: string;
  readonly name: string;
  /** Null when there is none, or when it is shown as the name. */
  readonly email: string | null;
  readonly provider: string;
  readonly isOwn: boolean;
  /** The current role as text. */
  readonly roleText: string;
  /** The selected role: the current one or a pending choice. */
  readonly chosen: string;
  readonly chosenText: string;
  readonly options: readonly SelectOption[];
  readonly isChosen: boolean;
  readonly isChanging: boolean;
}

/** What the list of accounts shows. */
export interface UsersModel {
  readonly phase: 'loading' | 'unread' | 'empty' | 'listed';
  readonly isListing: boolean;
  /** Why the list could not be loaded. */
  readonly listProblem: { readonly text: string; readonly canRetry: boolean } | null;
  readonly rows: readonly UserRow[];
  readonly rangeText: string | null;
  /** Null when there is only one page. */
  readonly pager: {
    readonly text: string;
    readonly previous: number | null;
    readonly next: number | null;
  } | null;
  readonly canChange: boolean;
  readonly failure: string | null;
  readonly changed: string | null;
  /** The confirmation to show; null when there is none. */
  readonly question: { readonly title: string; readonly text: string } | null;
}

/** Maps the state to texts and flags. */
export function usersModel(
  snapshot: UsersSnapshot,
  messages: UsersMessages,
  locale: string,
): UsersModel {
  const { list, listError, failure, changed } = snapshot.context;
  const isListing = snapshot.hasTag('listing');
  const rows = (list?.users ?? []).map((user) => buildRow(user, snapshot, messages));
  const getName = (id: string) => rows.find((row) => row.id === id)?.name ?? messages.unnamed;
  return {
    phase: getPhase(snapshot),
    isListing,
    listProblem: listError === null ? null : getListProblem(listError, messages),
    rows,
    rangeText: formatRange(snapshot, messages, locale),
    pager: buildPager(snapshot, messages, locale),
    canChange: snapshot.matches('idle'),
    failure: failure && getChangeProblem(failure.error, getName(failure.choice.id), messages),
    changed:
      changed &&
      fill(messages.changed, {
        name: getName(changed.id),
        role: formatRole(changed.role, messages),
      }),
    question: buildQuestion(snapshot, messages, getName),
  };
}

const getPhase = ({ context: { list, listError } }: UsersSnapshot): UsersModel['phase'] => {
  if (list === null) return listError === null ? 'loading' : 'unread';
  return list.users.length === 0 ? 'empty' : 'listed';
};

const formatRole = (role: string, { roles, unknownRole }: UsersMessages): string =>
  Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : unknownRole;

const formatProvider = (provider: string, { providers }: UsersMessages): string =>
  Object.hasOwn(providers, provider) ? providers[provider as keyof typeof providers] : provider;

const buildRow = (user: User, snapshot: UsersSnapshot, messages: UsersMessages): UserRow => {
  const { choices, subject, ownId } = snapshot.context;
  const { id, role } = user;
  const email = user.email.trim();
  const name = user.name.trim() || email || messages.unnamed;
  const chosen: string = choices.find((choice) => choice.id === id)?.role ?? role;
  return {
    id,
    name,
    email: email === '' || email === name ? null : email,
    provider: formatProvider(user.provider, messages),
    isOwn: id === ownId,
    roleText: formatRole(role, messages),
    chosen,
    chosenText: formatRole(chosen, messages),
    options: getRoleOptions(role, messages),
    isChosen: chosen !== role,
    isChanging: snapshot.hasTag('changing') && subject?.id === id,
  };
};

/** Unknown roles are shown but cannot be assigned. */
const getRoleOptions = (role: string, messages: UsersMessages): readonly SelectOption[] => {
  const known = ROLES.map((value) => ({ value, label: formatRole(value, messages) }));
  return ROLES.some((value) => value === role)
    ? known
    : [{ value: role, label: messages.unknownRole, disabled: true }, ...known];
};

const formatRange = (
  { context: { list } }: UsersSnapshot,
  messages: UsersMessages,
  locale: string,
): string | null => {
  if (list === null || list.users.length === 0) return null;
  const before = (list.page - 1) * list.limit;
  const format = (value: number) => formatNumber(value, locale);
  return fill(messages.range, {
    first: format(before + 1),
    last: format(before + list.users.length),
    total: format(Math.max(list.total, before + list.users.length)),
  });
};

const buildPager = (
  { context: { list } }: UsersSnapshot,
  messages: UsersMessages,
  locale: string,
): UsersModel['pager'] => {
  if (list === null) return null;
  const { page, limit, total } = list;
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

function buildQuestion(
  snapshot: UsersSnapshot,
  messages: UsersMessages,
  getName: (id: string) => string,
): UsersModel['question'] {
  const { subject, list } = snapshot.context;
  if (!snapshot.matches('confirming') || subject === null) return null;
  return removesLastAdministrator(list, subject)
    ? {
        title: messages.lastTitle,
        text: fill(messages.lastQuestion, {
          name: getName(subject.id),
          role: formatRole(subject.role, messages),
        }),
      }
    : {
        title: messages.ownTitle,
        text: fill(messages.ownQuestion, { role: formatRole(subject.role, messages) }),
      };
}
