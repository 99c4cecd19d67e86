import { fill, formatDate } from '@spinout/design-system';
import type { Disclaimer, DisclaimersSnapshot } from './disclaimers.machine.js';
import type { DisclaimersMessages } from './disclaimers.messages.js';

/** Longer texts are collapsed in the banner, which keeps it small. */
const LONG_CONTENT_CHARACTERS = 320;

/** Props of one disclaimer. */
export interface ShownDisclaimer extends Disclaimer {
  /** Whether it is too long for a banner. */
  readonly isLong: boolean;
}

/** View model of the disclaimers. */
export interface DisclaimersModel {
  /**
   * `waiting`: not known yet whether they are shown; `expected`: they will be shown, but their text is still loading;
   * `understood`: just dismissed.
   */
  readonly phase: 'waiting' | 'expected' | 'shown' | 'understood' | 'away';
  readonly entries: readonly ShownDisclaimer[];
  /** Whether these are the built-in disclaimers. */
  readonly isBuiltIn: boolean;
  readonly lastUpdatedText: string | null;
}

/** Maps the state to the view model. */
export const disclaimersModel = (
  snapshot: DisclaimersSnapshot,
  messages: DisclaimersMessages,
  locale: string,
): DisclaimersModel => {
  const { document } = snapshot.context;
  const entries = document?.entries ?? builtIn(messages);
  return {
    phase: getPhase(snapshot),
    entries: entries.map((entry) => ({
      ...entry,
      isLong: entry.content.length > LONG_CONTENT_CHARACTERS,
    })),
    isBuiltIn: document === null,
    lastUpdatedText:
      document?.lastUpdated == null
        ? null
        : fill(messages.lastUpdated, { date: formatLastUpdated(document.lastUpdated, locale) }),
  };
};

const getPhase = ({ value, context }: DisclaimersSnapshot): DisclaimersModel['phase'] => {
  switch (value) {
    case 'opening':
    case 'loadingDismissal':
      return 'waiting';
    case 'reading':
      return context.dismissed === null ? 'expected' : 'waiting';
    case 'showing':
      return 'shown';
    case 'saving':
    case 'understood':
      return 'understood';
    case 'dismissedEarlier':
      return 'away';
  }
};

const builtIn = ({ builtIn: texts }: DisclaimersMessages): readonly Disclaimer[] =>
  Object.entries(texts).map(([id, text]) => ({ id, ...text }));

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;
const LONGEST_DATE_CHARACTERS = 40;

/** An unparsable date is shown unchanged. */
const formatLastUpdated = (text: string, locale: string): string => {
  const date = ISO_DATE.test(text) ? new Date(text) : null;
  return date === null || Number.isNaN(date.getTime())
    ? text.slice(0, LONGEST_DATE_CHARACTERS)
    : formatDate(date, locale);
};
