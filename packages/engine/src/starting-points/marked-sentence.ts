import type { ParsedSentence, Token } from '../language/language.types.js';
import type { TextRange } from '../text/text-range.js';
import { correctTags } from './correct-tags.js';

/** A sentence whose citations and other parentheses count as blank. Offsets are those of the text it stands in. */
export interface MarkedSentence extends TextRange {
  /** As long as the sentence; blanks where a parenthesis or an insertion stands. */
  readonly text: string;
  /** Without those of parentheses. */
  readonly tokens: readonly Token[];
}

const ASIDE = /\[[^\]]{0,80}\]|\((?:[^()]|\([^()]{0,80}\)){0,300}\)/gu;

/** ", however,": a word between commas, or an example, that belongs to no phrase. */
const INSERTED =
  /,\s(?:however|therefore|thus|indeed|in fact|in turn|in part|at least in part|for example|for instance|respectively|moreover|perhaps|in particular),|\s(?:for example|for instance|e\.g\.)(?=\s)/giu;

const blank = (text: string): string =>
  [ASIDE, INSERTED].reduce(
    (blanked, pattern) => blanked.replace(pattern, (match) => ' '.repeat(match.length)),
    text,
  );

/** Blanks the parentheses of a sentence, so that phrases are read past them. */
export function markSentence({ text, start, end, tokens }: ParsedSentence): MarkedSentence {
  const marked = blank(text);
  return {
    start,
    end,
    text: marked,
    tokens: correctTags(tokens.filter((token) => marked.charAt(token.start - start).trim() !== '')),
  };
}
