import { fill, formatDate } from '@spinout/design-system';
import { parseSavedDate } from './saved-entry.js';
import type { MyJourneysSnapshot } from './my-journeys.machine.js';
import type { MyJourneysMessages } from './my-journeys.messages.js';
import type { ListedJourney, UnreadSource } from './my-journeys.types.js';
import { SOURCE_TIMEOUT_MS } from './with-timeout.js';

/** What the list of journeys shows. */
export const myJourneysModel = (
  snapshot: MyJourneysSnapshot,
  messages: MyJourneysMessages,
  locale: string,
  hasAccount = false,
) => {
  const { listing, error, deleted } = snapshot.context;
  const rows = (listing?.listed ?? []).map((listed) =>
    buildRow(listed, snapshot, messages, locale),
  );
  const failure =
    error !== null ? messages.unreadAll : formatFailure(listing?.unread ?? [], messages, locale);
  const isListing = snapshot.matches('listing');
  const isFirst = isListing && !snapshot.context.isComplete && failure === null;
  return {
    phase: getPhase(rows.length, failure !== null, isFirst),
    note: hasAccount ? messages.noteWithAccount : messages.note,
    rows,
    failure,
    isLoadingAccount: hasAccount && isFirst && rows.length > 0,
    isRetrying: isListing && failure !== null,
    isBusy: snapshot.matches('deleting') || snapshot.matches('opening'),
    deleted: deleted && {
      key: deleted.key,
      text: fill(messages.deleted, { title: getTitle(deleted, messages) }),
    },
  };
};

export type MyJourneysModel = ReturnType<typeof myJourneysModel>;

/** `unread` when there is nothing to show because it could not be read. */
const getPhase = (count: number, isIncomplete: boolean, isFirst: boolean) => {
  if (count > 0) return 'listed';
  if (isFirst) return 'loading';
  return isIncomplete ? 'unread' : 'empty';
};

const getTitle = ({ entry }: ListedJourney, messages: MyJourneysMessages): string =>
  entry.title === '' ? messages.untitled : entry.title;

const formatKind = (kind: string, { kinds, otherKind }: MyJourneysMessages): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : otherKind;

const formatFailure = (
  unread: readonly UnreadSource[],
  messages: MyJourneysMessages,
  locale: string,
): string | null => {
  const formatKinds = (hasTimedOut: boolean) => {
    const matching = unread.filter((source) => (source.hasTimedOut ?? false) === hasTimedOut);
    const kinds = new Set(matching.map(({ kind }) => formatKind(kind, messages)));
    return new Intl.ListFormat(locale).format(kinds);
  };
  const [failed, timedOut] = [formatKinds(false), formatKinds(true)];
  const seconds = SOURCE_TIMEOUT_MS / 1_000;
  const texts = [
    failed && fill(messages.unread, { kinds: failed }),
    timedOut && fill(messages.late, { kinds: timedOut, seconds }),
  ];
  return texts.filter((text) => text !== '').join(' ') || null;
};

/** `confirming` asks before deleting, `replacing` before overwriting another journey. */
const getRowPhase = (isConfirming: boolean, isOpening: boolean, snapshot: MyJourneysSnapshot) => {
  if (isConfirming) return snapshot.matches('deleting') ? 'deleting' : 'confirming';
  if (!isOpening) return 'idle';
  if (snapshot.matches('opening')) return 'opening';
  return snapshot.matches('replacing') ? 'replacing' : 'idle';
};

const buildRow = (
  listed: ListedJourney,
  snapshot: MyJourneysSnapshot,
  messages: MyJourneysMessages,
  locale: string,
) => {
  const { deletionCandidate, deletionError, opening, openingError, conflict } = snapshot.context;
  const { kind, step, stepCount, location } = listed.entry;
  const saved = parseSavedDate(listed.entry);
  const isConfirming = deletionCandidate?.key === listed.key;
  const isOpening = opening?.key === listed.key;
  const phase = getRowPhase(isConfirming, isOpening, snapshot);
  const notDeleted = isConfirming && deletionError !== null ? messages.notDeleted : null;
  return {
    key: listed.key,
    title: getTitle(listed, messages),
    kind: formatKind(kind, messages),
    step: step === 0 ? null : fill(messages.step, { n: step, count: stepCount }),
    saved: saved && {
      // The date in the person's own time zone.
      text: fill(messages.saved, { date: formatDate(saved, locale, { dateStyle: 'long' }) }),
      iso: saved.toISOString(),
    },
    location: location === undefined ? null : messages.places[location],
    phase,
    replacement:
      phase === 'replacing' && conflict
        ? {
            question: fill(messages.replace, { title: conflict.title || messages.untitled }),
            help: conflict.isInAccount ? messages.replaceSaved : messages.replaceUnsaved,
          }
        : null,
    failure: isOpening && openingError !== null ? messages.notOpened : notDeleted,
  };
};

export type JourneyRow = ReturnType<typeof buildRow>;
