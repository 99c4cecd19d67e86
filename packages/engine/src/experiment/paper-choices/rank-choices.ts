import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperChoice } from './paper-choices.types.js';

const MAX_CHOICES = 4;
const MIN_SHARED = 1;

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\d][\p{L}\d-]{3,}/gu) ?? [])
    .map((word) => word.replace(/(?:ies|es|s|ed|ing)$/u, '').slice(0, 8))
    .filter((stem) => !COMMON.test(stem));
const COMMON =
  /^(?:level|rate|number|patient|group|studi|study|effect|analysi|total|mean|after|during|with|from|between|using|based|human|result|case)$/u;

/**
 * At most four choices: those that are certain, then those of which title or abstract speak, the more often the better.
 * What the paper mentions only in passing is left out.
 */
export function rankChoices(
  read: ReadSource,
  certain: readonly PaperChoice[],
  others: readonly PaperChoice[],
): readonly PaperChoice[] {
  const front = [
    read.source.title,
    ...read.sentences.filter(({ section }) => section === 'abstract').map(({ text }) => text),
  ].join(' ');
  const title = new Set(stemsOf(read.source.title));
  const abstract = new Set(stemsOf(front));
  const ranked = others
    .map((choice, at) => {
      const stems = [...new Set(stemsOf(choice.text))];
      const shared = stems.filter((stem) => abstract.has(stem)).length;
      const inTitle = stems.filter((stem) => title.has(stem)).length;
      return { choice, at, shared, points: inTitle + shared / Math.max(1, stems.length) };
    })
    .filter(({ shared }) => shared >= MIN_SHARED)
    .toSorted((one, other) => other.points - one.points || one.at - other.at)
    .map(({ choice }) => choice);
  return uniqueByText([...certain, ...ranked]).slice(0, MAX_CHOICES);
}

const sortedStems = (text: string) => [...new Set(stemsOf(text))].toSorted().join(' ') || text;

/** The first of those that say the same. */
const uniqueByText = (choices: readonly PaperChoice[]): readonly PaperChoice[] => {
  const seen = new Set<string>();
  return choices.filter(({ text }) => {
    const key = sortedStems(text);
    return seen.has(key) ? false : seen.add(key);
  });
};
