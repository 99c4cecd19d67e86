import { trimmedEnd } from './entry-range.js';
import type { EntryRange } from './entry-range.js';

interface LabelCandidate {
  readonly number: number;
  readonly start: number;
  readonly contentStart: number;
  readonly startsLine: boolean;
}

/** The ways in which lists number their entries; `g` finds them anywhere. */
const LABEL_FORMS: readonly RegExp[] = [
  /(?<=^|\s)\[(?<number>\d{1,4})\]\s*(?=\S)/gu,
  /(?<=^|\s)\((?<number>\d{1,4})\)\s+(?=\S)/gu,
  /(?<=^|\s)(?<number>\d{1,4})[.)]\s{1,20}(?=\S)/gu,
  /(?<=^|\n)[ ]{0,10}(?<number>\d{1,4})[ \t]{1,8}(?=["“‘\p{L}])/gu,
  /(?<=^|\n)[ ]{0,10}(?<number>\d{1,4})(?=\p{Lu})/gu,
];
const ENTRY_OPENING = /^["“‘'«(¿¡[]?[\p{L}\p{N}\u2014–_]/u;
const MAX_SKIPPED = 5;
const MIN_LABELS = 2;

/**
 * Splits a list by its rising numbers, wherever on a line they stand.
 * @returns places in `body`; none when the list is not numbered
 */
export function splitNumberedEntries(body: string): readonly EntryRange[] {
  return byLabels(body, findLabels(body));
}

const findLabels = (body: string): readonly LabelCandidate[] => {
  let best: readonly LabelCandidate[] = [];
  for (const form of LABEL_FORMS) {
    const chain = risingChain(candidatesOf(body, form));
    if (chain.length > best.length * 1.2) best = chain;
  }
  // A list that begins with text that is no entry is numbered otherwise.
  const first = best[0];
  if (!first || (best.length < MIN_LABELS && body.slice(0, first.start).trim() !== '')) return [];
  return first.start > Math.max(400, body.length / 3) ? [] : best;
};

const candidatesOf = (body: string, form: RegExp): readonly LabelCandidate[] =>
  [...body.matchAll(form)].flatMap((match) => {
    const contentStart = match.index + match[0].length;
    if (!ENTRY_OPENING.test(body.slice(contentStart, contentStart + 3))) return [];
    const before = body.slice(Math.max(0, match.index - 12), match.index);
    const startsLine = /(?:^|\n)[^\S\n]*$/u.test(before);
    return [{ number: Number(match.groups?.number), start: match.index, contentStart, startsLine }];
  });

/** The candidates that count upwards. A number at the beginning of a line is preferred to the same number within one. */
const risingChain = (candidates: readonly LabelCandidate[]): readonly LabelCandidate[] => {
  const firstIndex = candidates.findIndex(({ number, startsLine }) => startsLine && number <= 2);
  if (firstIndex < 0) return [];
  const chain: LabelCandidate[] = [];
  let expected = candidates[firstIndex]?.number ?? 1;
  let from = firstIndex;
  while (from < candidates.length) {
    const found = nextLabel(candidates, from, expected);
    if (found < 0) break;
    const label = candidates[found];
    if (!label) break;
    chain.push(label);
    expected = label.number + 1;
    from = found + 1;
  }
  return chain;
};

/** Entries have fewer other numbers between their labels. */
const LOOK_AHEAD = 60;

const nextLabel = (
  candidates: readonly LabelCandidate[],
  from: number,
  expected: number,
): number => {
  let inline = -1;
  let skipping = -1;
  for (let index = from; index < Math.min(candidates.length, from + LOOK_AHEAD); index += 1) {
    const candidate = candidates[index];
    if (!candidate) break;
    const { number, startsLine } = candidate;
    if (number === expected && startsLine && skipping < 0) return index;
    if (number === expected && inline < 0) inline = index;
    const isSkip = startsLine && number > expected && number <= expected + MAX_SKIPPED;
    if (isSkip && skipping < 0) skipping = index;
  }
  if (inline >= 0 && (skipping < 0 || inline < skipping)) return inline;
  return skipping;
};

const byLabels = (body: string, labels: readonly LabelCandidate[]): readonly EntryRange[] =>
  labels.map(({ number, start, contentStart }, index) => ({
    label: number,
    start,
    contentStart,
    end: trimmedEnd(body, contentStart, labels[index + 1]?.start ?? endOfLast(body, contentStart)),
  }));

/** The last entry ends with its paragraph, unless the next goes on with it. */
const endOfLast = (body: string, start: number): number => {
  const gap = /\n[^\S\n]*\n[^\S\n]*(?=[\p{Lu}"“])/u.exec(body.slice(start));
  return gap && gap.index > 30 ? start + gap.index : body.length;
};
