import { trimmedEnd, type EntryRange } from './reference-list.js';

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

/** Splits a list by its rising numbers, wherever on a line they stand; none when it is not numbered. */
export const splitNumberedEntries = (body: string): readonly EntryRange[] =>
  findLabels(body).map(({ number, start, contentStart }, index, labels) => ({
    label: number,
    start,
    contentStart,
    end: trimmedEnd(body, contentStart, labels[index + 1]?.start ?? endOfLast(body, contentStart)),
  }));

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
  const chain: LabelCandidate[] = [];
  let from = candidates.findIndex(({ number, startsLine }) => startsLine && number <= 2);
  let expected = candidates[from]?.number ?? 1;
  while (from >= 0) {
    const found = nextLabel(candidates, from, expected);
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
  const near = candidates.slice(from, from + LOOK_AHEAD);
  const skipping = near.findIndex(
    ({ number, startsLine }) => startsLine && number > expected && number <= expected + MAX_SKIPPED,
  );
  const labels = near
    .slice(0, skipping < 0 ? near.length : skipping)
    .map(({ number, startsLine }) => number === expected && (startsLine ? 'line' : 'inline'));
  const found = [labels.indexOf('line'), labels.indexOf('inline'), skipping].find((at) => at >= 0);
  return found === undefined ? -1 : from + found;
};

/** The last entry ends with its paragraph, unless the next goes on with it. */
const endOfLast = (body: string, start: number): number => {
  const gap = /\n[^\S\n]*\n[^\S\n]*(?=[\p{Lu}"“])/u.exec(body.slice(start));
  return gap && gap.index > 30 ? start + gap.index : body.length;
};
