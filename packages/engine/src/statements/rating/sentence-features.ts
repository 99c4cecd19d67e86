import { hasCitation, withoutParentheses } from '../clause.js';
import { leansOnContext, TO_THE_PAPER } from '../leans-on-context.js';
import { findQuestionForm } from '../question-forms.js';
import type { PaperSentence } from '../statement.types.js';
import { readOpenness } from './openness.js';
import { isName, maskWords, outsideParentheses } from './masked-words.js';
import { contentLemmas, type PaperWords } from './paper-words.js';

export interface SentenceInPaper {
  readonly sentence: PaperSentence;
  readonly before: PaperSentence | undefined;
  readonly after: PaperSentence | undefined;
  /** 0 at the beginning of the paper, 1 at its end. */
  readonly position: number;
  /** First or last of its paragraph. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isQuestion: boolean;
  readonly isProposal: boolean;
}

/** Upper ends of the classes that a number is put in. */
const POSITIONS = [0.1, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98];
const LENGTHS = [10, 15, 20, 25, 30, 40, 50];
const SHARES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85];
const NEAR_SHARES = [0.1, 0.2, 0.35, 0.5];
const COUNTS = [1, 2, 3, 4, 6, 8];
const EDGE = { start: 6, end: 5 };
const OWN_FIGURE = /\((?:see )?(?:Fig|Table|Supp)/iu;
const NUMBERS = /\bp\s*[<=>]|%|±/iu;

const classOf = (value: number, ends: readonly number[]): number =>
  ends.filter((end) => value >= end).length;

const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;

/** Names of features of a sentence: its wording, its place and how its words relate to the rest of the paper. */
export function describeSentence(
  place: SentenceInPaper,
  paper: PaperWords,
  vocabulary: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([
    ...describeWording(place.sentence, vocabulary),
    ...describePlace(place),
    ...describeForm(place),
    ...describeContent(place.sentence, paper),
    ...describeOpenness(place.sentence, paper),
    ...describeNeighbors(place, vocabulary),
  ]);
}

const describeWording = (
  { tokens }: PaperSentence,
  vocabulary: ReadonlySet<string>,
): readonly string[] => {
  const words = maskWords(tokens, vocabulary);
  const framed = ['^', ...words, '$'];
  return [
    ...framed.flatMap((word, at) => [
      `1:${word}`,
      ...(at + 1 < framed.length ? [`2:${framed.slice(at, at + 2).join(' ')}`] : []),
      ...(at + 2 < framed.length ? [`3:${framed.slice(at, at + 3).join(' ')}`] : []),
    ]),
    ...words.slice(0, EDGE.start).map((word) => `start:${word}`),
    ...words.slice(-EDGE.end).map((word) => `end:${word}`),
    `length:${classOf(words.length, LENGTHS)}`,
  ];
};

const describePlace = ({
  sentence,
  position,
  isFirst,
  isLast,
}: SentenceInPaper): readonly string[] => {
  const { section, text } = sentence;
  return [
    `section:${section}`,
    `position:${classOf(position, POSITIONS)}`,
    ...(isFirst ? ['first', `first&${section}`] : []),
    ...(isLast ? ['last', `last&${section}`] : []),
    ...(hasCitation(text) ? ['cited', `cited&${section}`] : []),
    ...(OWN_FIGURE.test(text) ? ['figure'] : []),
    ...(NUMBERS.test(text) ? ['numbers'] : []),
  ];
};

const describeForm = ({
  sentence: { text, section },
  isQuestion,
  isProposal,
}: SentenceInPaper): readonly string[] => {
  const plain = withoutParentheses(text);
  const form = findQuestionForm(plain)?.form ?? 'none';
  const isLeaning = leansOnContext(text);
  return [
    `form:${form}`,
    ...(form === 'none' ? [] : [`form:${form}&${section}`]),
    ...(isLeaning ? ['leans', `leans&form:${form}`] : []),
    ...(plain.search(TO_THE_PAPER) < 0 ? [] : ['paper']),
    ...(isQuestion ? ['question', `question&${form}`, `question&${section}`] : []),
    ...(isProposal ? ['proposal', `proposal&${section}`] : []),
  ];
};

/** The greatest share of a sentence's words that one sentence of the abstract has. */
const shareClaimed = (sentence: PaperSentence, { claims }: PaperWords): number => {
  if (sentence.section === 'abstract') return 0;
  const words = contentLemmas(sentence);
  return claims.reduce((most, claim) => Math.max(most, shareIn(words, claim)), 0);
};

const describeOpenness = (sentence: PaperSentence, paper: PaperWords): readonly string[] => {
  const openness = `open:${readOpenness(sentence.text)}`;
  return [
    openness,
    `${openness}&${sentence.section}`,
    `${openness}&claimed:${classOf(shareClaimed(sentence, paper), SHARES)}`,
    ...(hasCitation(sentence.text) ? [`${openness}&cited`] : []),
  ];
};

const describeContent = (sentence: PaperSentence, paper: PaperWords): readonly string[] => {
  const { title, counts, frequent } = paper;
  const words = contentLemmas(sentence);
  const count = (isCounted: (word: string) => boolean) =>
    classOf([...words].filter(isCounted).length, COUNTS);
  return [
    `title:${count((word) => title.has(word))}`,
    `claimed:${classOf(shareClaimed(sentence, paper), SHARES)}`,
    `central:${count((word) => (counts.get(word) ?? 0) >= frequent)}`,
    `rare:${count((word) => (counts.get(word) ?? 0) <= 1)}`,
    `names:${classOf(outsideParentheses(sentence.tokens).filter(isName).length, COUNTS)}`,
  ];
};

const describeNeighbors = (
  { sentence, before, after }: SentenceInPaper,
  vocabulary: ReadonlySet<string>,
): readonly string[] => {
  const words = contentLemmas(sentence);
  const [first = '', second = ''] = after ? maskWords(after.tokens, vocabulary) : [];
  return [
    ...(after
      ? [
          `after:${first}`,
          `after:${first} ${second}`,
          `after-share:${classOf(shareIn(words, contentLemmas(after)), NEAR_SHARES)}`,
          ...(leansOnContext(after.text) ? ['after-leans'] : []),
          ...(/\b(?:we|our)\b/iu.test(after.text) ? ['after-we'] : []),
          ...(hasCitation(after.text) ? ['after-cited'] : []),
          ...(OWN_FIGURE.test(after.text) ? ['after-figure'] : []),
        ]
      : ['after:none']),
    ...(before
      ? [
          `before:${maskWords(before.tokens, vocabulary)[0] ?? ''}`,
          `before-share:${classOf(shareIn(words, contentLemmas(before)), NEAR_SHARES)}`,
          ...(findQuestionForm(withoutParentheses(before.text)) ? ['before-form'] : []),
        ]
      : ['before:none']),
  ];
};
