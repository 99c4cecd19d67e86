import { fill, formatDate } from '@spinout/design-system';
import type { AccountJourneysSnapshot } from './account-journeys.machine.js';
import type { AccountJourneysMessages } from './account-journeys.messages.js';
import { newest, offered, takeable, troubled } from './account-journeys.rules.js';
import type { Seen } from './account-journeys.types.js';

/** What is said of the journeys of this browser and of the account. */
export interface AccountJourneysModel {
  /** What may be taken along, with the offer standing by itself; null when there is nothing, or that was refused. */
  readonly offer: string | null;
  /** The same for a place that was opened for it: what was refused before is offered there too. */
  readonly takeable: string | null;
  readonly isTaking: boolean;
  /** What has been taken along. */
  readonly taken: string | null;
  /** What is not in the account, and why. */
  readonly trouble: { readonly text: string; readonly help: string } | null;
  readonly isRetrying: boolean;
  /** What the account has gone on with elsewhere. */
  readonly newer: {
    readonly text: string;
    /** What would be lost with the browser's version; null when nothing would. */
    readonly help: string | null;
    /** Why it does not show; null when nothing went wrong. */
    readonly failure: string | null;
  } | null;
  readonly isBringing: boolean;
}

const titlesOf = (
  seen: readonly Pick<Seen, 'title'>[],
  messages: AccountJourneysMessages,
  locale: string,
): string =>
  new Intl.ListFormat(locale).format(
    seen.map(({ title }) =>
      title === '' ? messages.untitled : fill(messages.quoted, { title: shortened(title) }),
    ),
  );

const MOST_CHARACTERS = 80;

const shortened = (title: string): string =>
  title.length <= MOST_CHARACTERS
    ? title
    : `${title.slice(0, MOST_CHARACTERS).toWellFormed().trimEnd()}…`;

/** What is said: the one place where the state becomes words and switches. */
export const accountJourneysModel = (
  snapshot: AccountJourneysSnapshot,
  messages: AccountJourneysMessages,
  locale: string,
): AccountJourneysModel => {
  const { context } = snapshot;
  const titles = (seen: readonly Seen[]) => titlesOf(seen, messages, locale);
  const offerOf = (seen: readonly Seen[]) =>
    seen.length === 0 ? null : fill(messages.offer, { titles: titles(seen) });
  const taken = context.seen.filter(({ id }) => context.taken.includes(id));
  const isThere = taken.length > 0 && taken.every(({ isSaved }) => isSaved);
  return {
    offer: offerOf(offered(context)),
    takeable: offerOf(takeable(context)),
    isTaking:
      snapshot.matches({ keeping: 'adopting' }) ||
      (taken.length > 0 && !isThere && snapshot.matches({ keeping: 'saving' })),
    taken: isThere ? fill(messages.taken, { titles: titles(taken) }) : null,
    trouble: troubleOf(context, messages, titles),
    isRetrying: ['looking', 'comparing', 'saving'].some((keeping) =>
      snapshot.matches({ keeping } as Parameters<typeof snapshot.matches>[0]),
    ),
    newer: newerOf(context, messages, locale),
    isBringing: snapshot.matches({ keeping: 'bringing' }),
  };
};

type Context = AccountJourneysSnapshot['context'];

const troubleOf = (
  context: Context,
  messages: AccountJourneysMessages,
  titles: (seen: readonly Seen[]) => string,
): AccountJourneysModel['trouble'] => {
  const seen = troubled(context);
  const [first] = seen;
  if (first === undefined) return null;
  const refusal = context.refusals[first.print];
  const help =
    refusal === undefined || refusal === 'undecided'
      ? messages.unreached
      : messages.refusals[refusal];
  return {
    text: fill(messages.unsavedWhat, { text: messages.unsaved, titles: titles(seen) }),
    help,
  };
};

const newerOf = (
  context: Context,
  messages: AccountJourneysMessages,
  locale: string,
): AccountJourneysModel['newer'] => {
  const version = newest(context);
  if (version === null) return null;
  const isChangedHere = context.seen.some(({ id, isSaved }) => id === version.id && !isSaved);
  const saved = new Date(version.savedAt);
  const date = Number.isNaN(saved.getTime())
    ? version.savedAt
    : formatDate(saved, locale, { dateStyle: 'long', timeStyle: 'short' });
  return {
    text: fill(messages.newer, { title: titlesOf([version], messages, locale), date }),
    help: isChangedHere ? messages.newerLoses : null,
    failure: context.bringingError === null ? null : messages.notOpened,
  };
};
