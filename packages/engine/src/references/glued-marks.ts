import { findNumberedCitations } from './numbered-citations.js';
import { parseReferences } from './parse-references.js';

/** "rice22,23": digits behind a word in small letters, which may end a clause or a sentence. */
const GLUED =
  /(?<![\p{L}\p{N}])(?<word>\p{Ll}{4,})(?<end>[)”]?[.,;]?)(?<mark>\d{1,3}(?:[,–-]\d{1,3}){0,20})(?=[\s;:)]|\.(?!\d)|,(?!\s?\d)|$)/gu;
/** "metre2" is an area, "caspase3" an enzyme. */
const NUMBERED_WORD =
  /(?:(?:met(?:er|re)|hectare|inch|feet|gram|lit(?:er|re))s?|(?<!dise|incre|decre|rele|c|ph|b)ase)$/u;

/** Takes the marks of citations out of a sentence of a paper, or of a part of it. */
export type RemoveMarks = (sentence: string) => string;

/**
 * Creates a function that takes out the digits that are left of citations where the text of a paper lost its superscripts:
 * "in cotton21 and rice22,23". Digits stay where they may be part of a name: if the paper does not cite in this way, if
 * their number is not in its list, if the word does not occur without them, or occurs with them again or with another
 * number, as "group 1".
 * @param text the whole paper
 */
export function createMarkRemover(text: string): RemoveMarks {
  let labels: ReadonlySet<number> | undefined;
  const getLabels = () => (labels ??= labelsOfGluedMarks(text));
  const decided = new Map<string, boolean>();
  const isMark = (word: string, mark: string): boolean => {
    const key = word + mark;
    const known =
      decided.get(key) ?? (hasNumbers(mark, getLabels()) && isOnlyCited(text, word, mark));
    decided.set(key, known);
    return known;
  };
  return (sentence) =>
    sentence.replace(GLUED, (found, word: string, end: string, mark: string) =>
      isMark(word, mark) ? word + end : found,
    );
}

const NONE: ReadonlySet<number> = new Set();

/** The numbers of the references, if the paper cites them by digits behind words. */
const labelsOfGluedMarks = (text: string): ReadonlySet<number> => {
  const references = parseReferences(text);
  const [start, end] = [references[0]?.start ?? 0, references.at(-1)?.end ?? 0];
  const [first] = findNumberedCitations(text, references, (at) => at < start || at >= end);
  if (!first || !/^\d/u.test(text.slice(first.start, first.end))) return NONE;
  return new Set(references.flatMap(({ label }) => label ?? []));
};

const hasNumbers = (mark: string, labels: ReadonlySet<number>): boolean =>
  labels.size > 0 && (mark.match(/\d+/gu) ?? []).every((number) => labels.has(Number(number)));

const isOnlyCited = (text: string, word: string, mark: string): boolean => {
  if (NUMBERED_WORD.test(word)) return false;
  const count = (behind: string) =>
    text.match(new RegExp(String.raw`(?<![\p{L}\p{N}])${word}${behind}`, 'giu'))?.length ?? 0;
  return (
    count(String.raw`(?![\p{L}\p{N}])(?![-\s.,;]?\d)`) > 0 &&
    count(String.raw`[\s-]\d`) === 0 &&
    count(String.raw`${mark}(?!\d)`) < 2
  );
};
