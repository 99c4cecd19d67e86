import { fill, formatDate } from '@spinout/design-system';
import type { DisclaimersSnapshot } from './disclaimers.machine.js';
import type { DisclaimersMessages } from './disclaimers.messages.js';

/**
 * `waiting`: not known yet whether they are shown; `expected`: they will be shown, but their text is still loading;
 * `understood`: just dismissed.
 */
const PHASES = {
  opening: 'waiting',
  loadingDismissal: 'waiting',
  reading: 'waiting',
  showing: 'shown',
  saving: 'understood',
  understood: 'understood',
  dismissedEarlier: 'away',
} as const;

export const disclaimersModel = (
  { value, context: { document, dismissed } }: DisclaimersSnapshot,
  messages: DisclaimersMessages,
  locale: string,
) => ({
  phase: value === 'reading' && dismissed === null ? ('expected' as const) : PHASES[value],
  entries:
    document?.entries ?? Object.entries(messages.builtIn).map(([id, text]) => ({ id, ...text })),
  /** Language tag of the entries; undefined where it is that of the page, or not known. */
  language: document?.language,
  /** Whether these are the built-in disclaimers. */
  isBuiltIn: document === null,
  lastUpdatedText:
    document?.lastUpdated == null
      ? null
      : fill(messages.lastUpdated, { date: formatLastUpdated(document.lastUpdated, locale) }),
});

export type DisclaimersModel = ReturnType<typeof disclaimersModel>;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;
const LONGEST_DATE_CHARACTERS = 40;

/** An unparsable date is shown unchanged. */
const formatLastUpdated = (text: string, locale: string): string => {
  const date = new Date(ISO_DATE.test(text) ? text : Number.NaN);
  return Number.isNaN(date.getTime())
    ? text.slice(0, LONGEST_DATE_CHARACTERS)
    : formatDate(date, locale);
};
