import type { Claim, Evidence } from '@spinout/api-client';
import type { FlowData } from '../data/flow-data.js';
import { findPassage } from './find-passage.js';

/** Characters of a pasted text that are shown before and after a passage. */
const MAX_TEXT_BESIDE_PASSAGE = 20_000;

/** A text with its passage. */
export interface SourceText {
  readonly parts: readonly { readonly text: string; readonly isMarked: boolean }[];
  /** Whether it is the text of the source itself, not only what we quote of it. */
  readonly isWhole: boolean;
}

/** A pasted text with the passage marked; null if it does not contain the passage. */
export function markPastedText(text: string, { quote }: Evidence): SourceText | null {
  const range = findPassage(text, quote);
  if (range === null) return null;
  const { start, end } = range;
  return {
    parts: splitAt(
      text.slice(Math.max(0, start - MAX_TEXT_BESIDE_PASSAGE), start),
      text.slice(start, end),
      text.slice(end, end + MAX_TEXT_BESIDE_PASSAGE),
    ),
    isWhole: true,
  };
}

/** All that is quoted of the page of a passage, in order, with the passage marked. */
export function joinPassages(evidence: Evidence, all: readonly Evidence[]): SourceText {
  const own = toStretch(evidence);
  const others = all.filter(
    ({ document_id: id, page = null }) =>
      id === evidence.document_id && page === (evidence.page ?? null),
  );
  const joined = joinStretches([own, ...others.map(toStretch)]);
  const parts = joined.flatMap((stretch, index) => [
    ...(index > 0 ? [{ text: ' … ', isMarked: false }] : []),
    ...markOwn(stretch, evidence),
  ]);
  return { parts, isWhole: false };
}

/** Every passage that the results of the flow quote. */
export const listEvidence = (data: FlowData): readonly Evidence[] => {
  const { paper_analysis: analysis, hypothesis, papers } = data;
  const claims: readonly (readonly Claim[] | undefined)[] = [
    analysis?.summary,
    analysis?.findings,
    analysis?.gaps,
    analysis?.limitations,
    hypothesis?.claims,
  ];
  return [
    ...claims.flatMap((list = []) => list.flatMap(({ evidence }) => evidence)),
    ...(papers?.results ?? []).flatMap(({ contexts = [] }) => contexts),
  ];
};

/** A part of a page that is known, by its offset in the page. */
interface Stretch {
  readonly from: number;
  readonly text: string;
}

const toStretch = ({ before, quote, after, start }: Evidence): Stretch => ({
  from: start - before.length,
  text: before + quote + after,
});

const joinStretches = (stretches: readonly Stretch[]): readonly Stretch[] =>
  [...stretches]
    .sort((a, b) => a.from - b.from)
    .reduce<readonly Stretch[]>((joined, next) => {
      const last = joined.at(-1);
      const both = last && joinTwo(last, next);
      return both ? [...joined.slice(0, -1), both] : [...joined, next];
    }, []);

/** Null if they do not touch, or differ where they overlap. */
const joinTwo = (first: Stretch, second: Stretch): Stretch | null => {
  const overlap = first.from + first.text.length - second.from;
  if (overlap < 0) return null;
  const shared = Math.min(overlap, second.text.length);
  const at = second.from - first.from;
  if (first.text.slice(at, at + shared) !== second.text.slice(0, shared)) return null;
  return { from: first.from, text: first.text + second.text.slice(shared) };
};

const markOwn = ({ from, text }: Stretch, { start, quote }: Evidence) => {
  const at = start - from;
  if (text.slice(at, at + quote.length) !== quote) return [{ text, isMarked: false }];
  return splitAt(text.slice(0, at), quote, text.slice(at + quote.length));
};

const splitAt = (before: string, passage: string, after: string) =>
  [
    { text: before, isMarked: false },
    { text: passage, isMarked: true },
    { text: after, isMarked: false },
  ].filter(({ text }) => text !== '');
