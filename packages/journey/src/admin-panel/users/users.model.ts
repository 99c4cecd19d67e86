import { fill, formatNumber, type SelectOption } from '@spinout/design-system';
import { ROLES } from '../../auth/roles.js';
import type { UsersMessages } from './users.messages.js';
import type { UsersSnapshot } from './users.machine.js';
import { changeProblem, listProblem } from './users.problems.js';
import { takesLastAdministrator } from './users.rules.js';
import type { User } from './users.types.js';

/** An account as it is shown. */
export interface UserRow {
  readonly id: string;
  readonly name: string;
  /** Null where there is none beside the name. */
  readonly email: string | null;
  readonly provider: string;
  readonly isOwn: boolean;
  /** What the server told last, in words. */
  readonly roleText: string;
  /** What is chosen: the server's role, or the one that somebody wishes. */
  readonly chosen: string;
  readonly chosenText: string;
  readonly options: readonly SelectOption[];
  readonly isWished: boolean;
  readonly isChanging: boolean;
}

/** What the accounts show. */
export interface UsersModel {
  readonly phase: 'loading' | 'unread' | 'empty' | 'listed';
  readonly isListing: boolean;
  /** Why there is no list, or no newer one. */
  readonly trouble: {
    readonly kind: 'failed' | 'slow';
    readonly text: string;
    readonly canRetry: boolean;
  } | null;
  readonly rows: readonly UserRow[];
  readonly rangeText: string | null;
  /** Null where there is one page. */
  readonly pager: {
    readonly text: string;
    readonly previous: number | null;
    readonly next: number | null;
  } | null;
  readonly canChange: boolean;
  readonly failure: string | null;
  readonly changed: string | null;
  /** What must be confirmed. */
  readonly question: { readonly title: string; readonly text: string } | null;
}

/** What the accounts show: the one place where their state becomes words and switches. */
export function usersModel(
  snapshot: UsersSnapshot,
  words: UsersMessages,
  locale: string,
): UsersModel {
  const { list, listError, failure, changed } = snapshot.context;
  const isListing = snapshot.hasTag('listing');
  const rows = (list?.users ?? []).map((user) => rowOf(user, snapshot, words));
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? words.unnamed;
  return {
    phase: phaseOf(snapshot),
    isListing,
    trouble: snapshot.hasTag('slow')
      ? { kind: 'slow', text: words.slow, canRetry: true }
      : listError === null
        ? null
        : { kind: 'failed', ...listProblem(listError, words) },
    rows,
    rangeText: rangeText(snapshot, words, locale),
    pager: pagerOf(snapshot, words, locale),
    canChange: snapshot.matches('resting'),
    failure: failure && changeProblem(failure.error, nameOf(failure.wish.id), words),
    changed:
      changed &&
      fill(words.changed, { name: nameOf(changed.id), role: roleText(changed.role, words) }),
    question: questionOf(snapshot, words, nameOf),
  };
}

const phaseOf = ({ context: { list, listError } }: UsersSnapshot): UsersModel['phase'] => {
  if (list === null) return listError === null ? 'loading' : 'unread';
  return list.users.length === 0 ? 'empty' : 'listed';
};

const roleText = (role: string, { roles, unknownRole }: UsersMessages): string =>
  Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : unknownRole;

const providerText = (provider: string, { providers }: UsersMessages): string =>
  Object.hasOwn(providers, provider) ? providers[provider as keyof typeof providers] : provider;

const rowOf = (user: User, snapshot: UsersSnapshot, words: UsersMessages): UserRow => {
  const { wishes, subject, ownId } = snapshot.context;
  const { id, role } = user;
  const email = user.email.trim();
  const name = user.name.trim() || email || words.unnamed;
  const chosen: string = wishes.find((wish) => wish.id === id)?.role ?? role;
  return {
    id,
    name,
    email: email === '' || email === name ? null : email,
    provider: providerText(user.provider, words),
    isOwn: id === ownId,
    roleText: roleText(role, words),
    chosen,
    chosenText: roleText(chosen, words),
    options: optionsOf(role, words),
    isWished: chosen !== role,
    isChanging: snapshot.hasTag('changing') && subject?.id === id,
  };
};

/** A role that nobody knows is shown, and cannot be given. */
const optionsOf = (role: string, words: UsersMessages): readonly SelectOption[] => {
  const known = ROLES.map((value) => ({ value, label: roleText(value, words) }));
  return ROLES.some((value) => value === role)
    ? known
    : [{ value: role, label: words.unknownRole, disabled: true }, ...known];
};

const rangeText = (
  { context: { list } }: UsersSnapshot,
  words: UsersMessages,
  locale: string,
): string | null => {
  if (list === null || list.users.length === 0) return null;
  const before = (list.page - 1) * list.limit;
  const shown = (value: number) => formatNumber(value, locale);
  return fill(words.range, {
    first: shown(before + 1),
    last: shown(before + list.users.length),
    total: shown(Math.max(list.total, before + list.users.length)),
  });
};

const pagerOf = (
  { context: { list } }: UsersSnapshot,
  words: UsersMessages,
  locale: string,
): UsersModel['pager'] => {
  if (list === null) return null;
  const { page, limit, total } = list;
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1 && page === 1) return null;
  return {
    text: fill(words.page, {
      page: formatNumber(page, locale),
      pages: formatNumber(Math.max(page, pages), locale),
    }),
    previous: page > 1 ? Math.min(page - 1, pages) : null,
    next: page < pages ? page + 1 : null,
  };
};

function questionOf(
  snapshot: UsersSnapshot,
  words: UsersMessages,
  nameOf: (id: string) => string,
): UsersModel['question'] {
  const { subject, list } = snapshot.context;
  if (!snapshot.matches('asking') || subject === null) return null;
  return takesLastAdministrator(list, subject)
    ? {
        title: words.lastTitle,
        text: fill(words.lastQuestion, {
          name: nameOf(subject.id),
          role: roleText(subject.role, words),
        }),
      }
    : {
        title: words.ownTitle,
        text: fill(words.ownQuestion, { role: roleText(subject.role, words) }),
      };
}
