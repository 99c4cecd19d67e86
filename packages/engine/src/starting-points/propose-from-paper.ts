import type { Claim, Evidence, ProposedParts } from '@spinout/api-client';
import { composeStatement, TEXT_PARTS, type TextPart } from '@spinout/domain/hypothesis-statement';
import { asInText, findLowerCaseWords, findTitleContext } from '../paper-parts/title-context.js';
import type { PaperSentence } from '../statements/statement.types.js';
import type { RemoveMarks } from '../references/glued-marks.js';
import type { TextRange } from '../text/text-range.js';
import {
  proposeParts,
  type ProposedPart,
  type ProposedParts as ReadParts,
} from './propose-parts.js';

/** What the parts of a paper's sentences are read with. */
interface PaperToStartFrom {
  readonly title: string;
  /** Offsets of the sentences are those of this text. */
  readonly text: string;
  readonly sentences: readonly PaperSentence[];
  readonly quote: (passage: TextRange) => Evidence;
  /** Keeps those parts that sentences surely name. */
  readonly keepSure: (parts: ReadParts, sentences: readonly PaperSentence[]) => ReadParts;
  /** Takes marks of citations out of what a part names. */
  readonly removeMarks: RemoveMarks;
}

/** Reads the parts of a hypothesis from passages of a paper; undefined for a passage that names none. */
export function createPartsReader({
  title,
  text,
  sentences,
  quote,
  keepSure,
  removeMarks,
}: PaperToStartFrom) {
  const lowerCaseWords = findLowerCaseWords(text);
  const titlePopulation = findInTitle(title, text);
  /** @param isFirst whether it begins a sentence or a title: within a sentence, a capital belongs to a name */
  const claim = ({ text: words, ...passage }: ProposedPart, isFirst: boolean): Claim => {
    const name = removeMarks(words);
    return {
      text: isFirst ? name.replace(FIRST_WORD, (word) => asInText(word, lowerCaseWords)) : name,
      evidence: [quote(passage)],
    };
  };
  return ({ start, end }: TextRange): ProposedParts | undefined => {
    const within = sentences.filter((sentence) => sentence.start >= start && sentence.end <= end);
    const [sentence, before] = [within.at(-1), within.at(-2)];
    const proposed = sentence && proposeParts(sentence, before);
    if (!proposed || !(proposed.factor ?? proposed.outcome)) return undefined;
    const read = keepSure(proposed, within);
    const { kind, direction } = read;
    const population = read.population ?? titlePopulation;
    const parts = Object.fromEntries(
      TEXT_PARTS.flatMap((name) => {
        const part = name === 'population' ? population : read[name];
        if (!part) return [];
        const isFirst =
          part === titlePopulation || within.some((each) => each.start === part.start);
        return [[name, claim(part, isFirst)] as const];
      }),
    ) as Partial<Record<TextPart, Claim>>;
    // Without a direction it would say less than the paper's sentence: "A affects B".
    const statement =
      direction &&
      composeStatement({
        ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.text])),
        direction: direction.value,
      });
    return {
      ...parts,
      ...(kind && { kind }),
      ...(direction && { direction: { value: direction.value, evidence: [quote(direction)] } }),
      ...(statement !== undefined && { statement }),
    };
  };
}

const FIRST_WORD = /^\p{Lu}\p{Ll}+(?=[\s,-]|$)/u;

/** The population that the title names, where it stands in the text. */
const findInTitle = (title: string, text: string): ProposedPart | undefined => {
  const context = findTitleContext(title, text);
  const group = context?.replace(/^(?:in|among)\s+(?:the\s+)?/iu, '');
  if (group === undefined || group === '') return undefined;
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  const from = at < 0 ? -1 : text.toLowerCase().indexOf(group.toLowerCase(), at);
  return from < 0 || from > at + title.length
    ? undefined
    : { text: group, start: from, end: from + group.length };
};
