import type { Token } from '../../language/language.types.js';

const NUMBER = '#';
/** Stands for names of genes, substances, places and people. */
const NAME = '@';

/** The tokens of a sentence without citations and other parentheses. */
export function outsideParentheses(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  return tokens.filter(({ text }) => {
    if (/^[([{]$/.test(text)) {
      depth += 1;
      return false;
    }
    if (/^[)\]}]$/.test(text)) {
      depth = Math.max(0, depth - 1);
      return false;
    }
    return depth === 0;
  });
}

export const lemmaOf = ({ lemma, text }: Token): string => (lemma || text).toLowerCase();

export const isName = ({ pos, text }: Token): boolean =>
  pos === 'PROPN' || pos === 'NUM' || /\d|\p{Lu}.*\p{Lu}/u.test(text);

/**
 * The words of a sentence with what belongs to one subject replaced by its part of speech, so that a rating depends on how
 * a sentence is worded and not on what it is about.
 * @param vocabulary lemmas that papers of all fields share; these are kept
 */
export const maskWords = (
  tokens: readonly Token[],
  vocabulary: ReadonlySet<string>,
): readonly string[] =>
  outsideParentheses(tokens).map((token) => {
    if (token.pos === 'PUNCT') return token.text;
    if (isName(token)) return token.pos === 'NUM' ? NUMBER : NAME;
    const lemma = lemmaOf(token);
    if (!vocabulary.has(lemma)) return token.pos;
    return token.pos === 'VERB' || token.pos === 'AUX' ? token.text.toLowerCase() : lemma;
  });
