import { fill, formatDate } from '@spinout/design-system';
import type { AccountJourneysSnapshot } from './account-journeys.machine.js';
import type { AccountJourneysMessages } from './account-journeys.messages.js';
import {
  getBlockedJourneys,
  getImportableJourneys,
  getLatestVersion,
  getOfferedJourneys,
} from './account-journeys.rules.js';
import type { LocalJourney } from './account-journeys.types.js';

const formatTitles = (
  journeys: readonly Pick<LocalJourney, 'title'>[],
  messages: AccountJourneysMessages,
  locale: string,
): string =>
  new Intl.ListFormat(locale).format(
    journeys.map(({ title }) =>
      title === '' ? messages.untitled : fill(messages.quoted, { title: truncate(title) }),
    ),
  );

const MAX_TITLE_LENGTH = 80;

const truncate = (title: string): string =>
  title.length <= MAX_TITLE_LENGTH
    ? title
    : `${title.slice(0, MAX_TITLE_LENGTH).toWellFormed().trimEnd()}…`;

/** What the notices about local and account journeys show. */
export const accountJourneysModel = (
  snapshot: AccountJourneysSnapshot,
  messages: AccountJourneysMessages,
  locale: string,
) => {
  const { context } = snapshot;
  const titles = (journeys: readonly LocalJourney[]) => formatTitles(journeys, messages, locale);
  const formatOffer = (journeys: readonly LocalJourney[]) =>
    journeys.length === 0 ? null : fill(messages.offer, { titles: titles(journeys) });
  const imported = context.localJourneys.filter(({ id }) => context.imported.includes(id));
  const isImportSaved = imported.length > 0 && imported.every(({ isSaved }) => isSaved);
  return {
    offer: formatOffer(getOfferedJourneys(context)),
    /** The same offer for the list of journeys, which offers declined journeys again. */
    importable: formatOffer(getImportableJourneys(context)),
    isImporting:
      snapshot.matches({ syncing: 'adopting' }) ||
      (imported.length > 0 && !isImportSaved && snapshot.matches({ syncing: 'saving' })),
    imported: isImportSaved ? fill(messages.imported, { titles: titles(imported) }) : null,
    saveProblem: getSaveProblem(context, messages, titles),
    isRetrying:
      snapshot.matches({ syncing: 'inspecting' }) ||
      snapshot.matches({ syncing: 'comparing' }) ||
      snapshot.matches({ syncing: 'saving' }),
    newer: getNewerVersion(context, messages, locale),
    isOpening: snapshot.matches({ syncing: 'opening' }),
  };
};

export type AccountJourneysModel = ReturnType<typeof accountJourneysModel>;

type Context = AccountJourneysSnapshot['context'];

const getSaveProblem = (
  context: Context,
  messages: AccountJourneysMessages,
  titles: (journeys: readonly LocalJourney[]) => string,
) => {
  const journeys = getBlockedJourneys(context);
  const [first] = journeys;
  if (first === undefined) return null;
  const rejection = context.rejections[first.hash];
  const isRejected = rejection !== undefined && rejection !== 'undecided';
  const help: string = isRejected ? messages.refusals[rejection] : messages.unreachable;
  return {
    text: fill(messages.unsavedTitles, { text: messages.unsaved, titles: titles(journeys) }),
    help,
  };
};

const getNewerVersion = (context: Context, messages: AccountJourneysMessages, locale: string) => {
  const version = getLatestVersion(context);
  if (version === null) return null;
  const isChangedHere = context.localJourneys.some(
    ({ id, isSaved }) => id === version.id && !isSaved,
  );
  const saved = new Date(version.savedAt);
  const date = Number.isNaN(saved.getTime())
    ? version.savedAt
    : formatDate(saved, locale, { dateStyle: 'long', timeStyle: 'short' });
  return {
    text: fill(messages.newer, { title: formatTitles([version], messages, locale), date }),
    help: isChangedHere ? messages.newerOverwrites : null,
    failure: context.openingError === null ? null : messages.notOpened,
  };
};
