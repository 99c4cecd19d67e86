import type { SavedEntry, JourneyLocation } from './my-journeys.types.js';

/** Longer titles are truncated in the list. */
export const MAX_TITLE_LENGTH = 140;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Bidirectional controls would reorder the surrounding text. Joiners stay, because scripts and emoji need them.
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const BLANK = /[\s\p{Cc}\u2028\u2029]+/gu;

/** A single-line text that cannot affect the surrounding text. */
const cleanTitle = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  // Truncated twice: first cheaply by length, then exactly between graphemes.
  const start = value.slice(0, MAX_TITLE_LENGTH * 20).toWellFormed();
  const line = start.replaceAll(BIDI_CONTROLS, '').replaceAll(BLANK, ' ').trim();
  if (line.length <= MAX_TITLE_LENGTH) return line;
  let short = '';
  for (const { segment } of graphemes.segment(line)) {
    if (short.length + segment.length >= MAX_TITLE_LENGTH) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
};

const parseCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

const LOCATIONS: ReadonlySet<unknown> = new Set<JourneyLocation>(['browser', 'account', 'both']);

/**
 * Parses an untrusted entry of a source.
 * @param kind of the source; null when each entry has its own
 * @returns null when it has no id to open or remove it by
 */
export function readEntry(value: unknown, kind: string | null): SavedEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Partial<Record<keyof SavedEntry, unknown>>;
  const { id, title, step, stepCount, savedAt, location } = fields;
  if (typeof id !== 'string' || id === '') return null;
  const count = parseCount(stepCount);
  const at = parseCount(step);
  return {
    id,
    kind: kind ?? (typeof fields.kind === 'string' ? fields.kind : ''),
    title: cleanTitle(title),
    step: at <= count ? at : 0,
    stepCount: count,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
    ...(LOCATIONS.has(location) && { location: location as JourneyLocation }),
  };
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T|$)/;
const MILLISECONDS = /^\d{1,15}$/;

/** When a journey was saved; null when the time is unknown or invalid. */
export const parseSavedDate = ({ savedAt }: SavedEntry): Date | null => {
  if (savedAt === null) return null;
  const text = savedAt.trim();
  // Records without a schema version store the time in milliseconds.
  const time = MILLISECONDS.test(text)
    ? Number(text)
    : ISO_TIME.test(text)
      ? Date.parse(text)
      : NaN;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date;
};
