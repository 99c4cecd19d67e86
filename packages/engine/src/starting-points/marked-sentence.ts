import type { ParsedSentence, Token } from '../language/language.types.js';
import type { TextRange } from '../text/text-range.js';

/** A sentence whose citations and other parentheses count as blank. Offsets are those of the text it stands in. */
export interface MarkedSentence extends TextRange {
  /** As long as the sentence; blanks where a parenthesis stands. */
  readonly text: string;
  /** Without those of parentheses. */
  readonly tokens: readonly Token[];
}

const ASIDE = /\[[^\]]{0,80}\]|\((?:[^()]|\([^()]{0,80}\)){0,300}\)/gu;

const blank = (text: string): string => text.replace(ASIDE, (match) => ' '.repeat(match.length));

/** Blanks the parentheses of a sentence, so that phrases are read past them. */
export function markSentence({ text, start, end, tokens }: ParsedSentence): MarkedSentence {
  const marked = blank(text);
  return {
    start,
    end,
    text: marked,
    tokens: tokens.filter((token) => marked.charAt(token.start - start).trim() !== ''),
  };
}
