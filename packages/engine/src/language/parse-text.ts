import { joinCompounds } from './compounds.js';
import type { ParsedSentence, ParsedText, TextSpan } from './language.types.js';
import { restoreMissingVerbs } from './missing-verbs.js';
import { findNounPhrases } from './noun-phrases.js';
import { splitSentences } from './sentences.js';
import { correctTags } from './tag-corrections.js';
import { loadTagger, type Tagger } from './tagger.js';
import { unifyRepeatedWords } from './repeated-words.js';

/** Parses English text: sentences, tokens with lemma and part of speech, noun phrases. */
export interface Language {
  /**
   * @param text in the normal form of `normalizeText`; an empty line ends a paragraph
   * @returns plain data; all offsets are those of `text` in UTF-16 code units
   */
  readonly parse: (text: string) => ParsedText;
}

/** Loads the tagger, once per thread. @throws when its chunk cannot be loaded; the next call tries again */
export async function loadLanguage(): Promise<Language> {
  const tagger = await loadTagger();
  return { parse: (text) => parseWith(tagger, text) };
}

/** Loads the tagger if needed and parses one text; see {@link Language.parse}. */
export async function parseText(text: string): Promise<ParsedText> {
  const { parse } = await loadLanguage();
  return parse(text);
}

const LOWER_CASE_WORD = /(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu;
const CAPITAL_WITHIN_SENTENCE = /(?<=[\p{Ll},;(] )\p{Lu}\p{Ll}+/gu;

const parseWith = (tagger: Tagger, text: string): ParsedText => {
  const sentences = splitSentences(text);
  const names = namesOf(text);
  const tagged = unifyRepeatedWords(
    sentences.map((sentence) =>
      restoreMissingVerbs(correctTags(joinCompounds(tokensOf(tagger, sentence, names)))),
    ),
  );
  return {
    text,
    sentences: sentences.map((sentence, index): ParsedSentence => {
      const tokens = tagged[index] ?? [];
      const nounPhrases = findNounPhrases(sentence.text, sentence.start, tokens);
      return { ...sentence, tokens, nounPhrases };
    }),
  };
};

/** Words, in lower case, that the text has with a capital within sentences, and nowhere without. */
const namesOf = (text: string): ReadonlySet<string> => {
  const names = new Set(text.match(CAPITAL_WITHIN_SENTENCE)?.map((word) => word.toLowerCase()));
  for (const word of text.match(LOWER_CASE_WORD) ?? []) names.delete(word);
  return names;
};

/** The first word is tagged in lower case unless it is a name, as capitals make the tagger expect one. */
const tokensOf = (tagger: Tagger, { text, start }: TextSpan, names: ReadonlySet<string>) => {
  const first = /^\p{Lu}\p{Ll}+(?![\p{L}\p{N}'’])/u.exec(text)?.[0].toLowerCase();
  const isPlainWord = first !== undefined && !names.has(first);
  return tagger(isPlainWord ? first + text.slice(first.length) : text).map((token) => ({
    ...token,
    text: text.slice(token.start, token.end),
    start: token.start + start,
    end: token.end + start,
  }));
};
