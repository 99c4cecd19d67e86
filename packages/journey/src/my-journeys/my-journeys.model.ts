import { fill, formatDate } from '@spinout/design-system';
import { savedDate } from './kept-entry.js';
import type { MyJourneysSnapshot } from './my-journeys.machine.js';
import type { MyJourneysMessages } from './my-journeys.messages.js';
import type { Listed, Unread } from './my-journeys.types.js';

/** A journey as the list shows it. */
export interface JourneyRow {
  readonly key: string;
  readonly title: string;
  readonly kind: string;
  /** Null when it is not known. */
  readonly step: string | null;
  readonly saved: { readonly text: string; readonly iso: string } | null;
  /** `asked` while a person decides about deleting it. */
  readonly phase: 'kept' | 'asked' | 'deleting';
  /** Why it is still here; null when nothing went wrong. */
  readonly failure: string | null;
}

/** What the list of journeys shows. */
export interface MyJourneysModel {
  /** `unread` when there is nothing to show because it could not be read. */
  readonly phase: 'loading' | 'empty' | 'listed' | 'unread';
  readonly rows: readonly JourneyRow[];
  /** What could not be read; null when all could. */
  readonly failure: string | null;
  /** Whether it is being read anew. */
  readonly isRetrying: boolean;
  /** Whether a journey is being deleted. */
  readonly isDeleting: boolean;
  /** The journey that has just been deleted. */
  readonly deleted: { readonly key: string; readonly text: string } | null;
}

/** What the list shows: the one place where its state becomes texts and switches. */
export const myJourneysModel = (
  snapshot: MyJourneysSnapshot,
  words: MyJourneysMessages,
  locale: string,
): MyJourneysModel => {
  const { listing, error, deleted } = snapshot.context;
  const rows = (listing?.listed ?? []).map((listed) => rowOf(listed, snapshot, words, locale));
  const failure =
    error !== null ? words.unreadAll : failureOf(listing?.unread ?? [], words, locale);
  const isListing = snapshot.matches('listing');
  return {
    phase: phaseOf(
      rows.length,
      failure !== null,
      isListing && listing === null && failure === null,
    ),
    rows,
    failure,
    isRetrying: isListing && failure !== null,
    isDeleting: snapshot.matches('deleting'),
    deleted: deleted && {
      key: deleted.key,
      text: fill(words.deleted, { title: titleOf(deleted, words) }),
    },
  };
};

const phaseOf = (
  count: number,
  isIncomplete: boolean,
  isFirst: boolean,
): MyJourneysModel['phase'] => {
  if (isFirst) return 'loading';
  if (count > 0) return 'listed';
  return isIncomplete ? 'unread' : 'empty';
};

const titleOf = ({ entry }: Listed, words: MyJourneysMessages): string =>
  entry.title === '' ? words.untitled : entry.title;

const kindText = (kind: string, { kinds, otherKind }: MyJourneysMessages): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : otherKind;

const failureOf = (
  unread: readonly Unread[],
  words: MyJourneysMessages,
  locale: string,
): string | null => {
  if (unread.length === 0) return null;
  const kinds = new Set(unread.map(({ kind }) => kindText(kind, words)));
  return fill(words.unread, { kinds: new Intl.ListFormat(locale).format(kinds) });
};

const rowOf = (
  listed: Listed,
  snapshot: MyJourneysSnapshot,
  words: MyJourneysMessages,
  locale: string,
): JourneyRow => {
  const { asked, deletionError } = snapshot.context;
  const { kind, step, stepCount } = listed.entry;
  const saved = savedDate(listed.entry);
  const isAsked = asked?.key === listed.key;
  return {
    key: listed.key,
    title: titleOf(listed, words),
    kind: kindText(kind, words),
    step: step === 0 ? null : fill(words.step, { n: step, count: stepCount }),
    saved: saved && {
      // The day as the person's own clock had it.
      text: fill(words.saved, { date: formatDate(saved, locale, { dateStyle: 'long' }) }),
      iso: saved.toISOString(),
    },
    phase: !isAsked ? 'kept' : snapshot.matches('deleting') ? 'deleting' : 'asked',
    failure: isAsked && deletionError !== null ? words.notDeleted : null,
  };
};
