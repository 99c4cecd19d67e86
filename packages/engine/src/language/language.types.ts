import type { TextRange } from '../text/text-range.js';

/** Tags of Universal Dependencies, version 2. */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** A stretch of the text with its offsets: `text.slice(start, end)`. */
export interface TextSpan extends TextRange {
  readonly text: string;
}

/** A word, number or mark. Compounds such as "calcineurin-inhibitor", "NF-κB" and "CD4+" are one token. */
export interface Token extends TextSpan {
  /** Dictionary form; lower case, except for names of genes, species and the like, which keep their letters. */
  readonly lemma: string;
  readonly pos: PartOfSpeech;
}

/** A base noun phrase, without leading determiners, possessives, quantifiers and numbers. */
export interface NounPhrase extends TextSpan {
  readonly head: string;
  /** The phrase with its head as lemma and its other words in lower case, except for names. */
  readonly normalized: string;
  /** Positions of its tokens in `ParsedSentence.tokens`, `[firstToken, endToken)`. */
  readonly firstToken: number;
  readonly endToken: number;
  /** The longer phrase that begins here: "risk of stroke", "mice and rats", "effect of dose on growth". */
  readonly extended?: TextSpan;
}

export interface ParsedSentence extends TextSpan {
  readonly tokens: readonly Token[];
  readonly nounPhrases: readonly NounPhrase[];
}

export interface ParsedText {
  readonly text: string;
  readonly sentences: readonly ParsedSentence[];
}
