import type { ParsedSentence } from '../language/language.types.js';
import type { Language } from '../language/parse-text.js';
import type { Source } from '../literature/sources.js';
import { extractSentences, type Section } from '../paper-parts/sections.js';
import { contentWordsOf } from './content-words.js';
import { titleLemmas } from '../statements/rating/paper-words.js';
import type { PaperSentence } from '../statements/statement.types.js';

export interface ReadSource {
  readonly source: Source;
  readonly sentences: readonly PaperSentence[];
  readonly titleWords: ReadonlySet<string>;
  readonly titleLemmas: ReadonlySet<string>;
  readonly pageText: (page: number) => string;
}

/**
 * Parses the running text of a source.
 * @param wholeSection the section of every sentence, for sources that have none, such as abstracts
 */
export function readSource(
  source: Source,
  { parse }: Language,
  wholeSection?: Section,
): ReadSource {
  const texts = source.pages.map(({ text }) => text);
  const parsed = texts.map((text) => {
    const byStart = new Map<number, ParsedSentence>();
    for (const sentence of parse(text).sentences) byStart.set(sentence.start, sentence);
    return byStart;
  });
  const sentences = extractSentences(texts).flatMap(({ page, start, section }): PaperSentence[] => {
    const sentence = parsed[page - 1]?.get(start);
    return sentence ? [{ ...sentence, page, section: wholeSection ?? section }] : [];
  });
  const titleWords = new Set(
    parse(source.title).sentences.flatMap(({ tokens }) => [...contentWordsOf(tokens)]),
  );
  return {
    source,
    sentences,
    titleWords,
    titleLemmas: titleLemmas(source.title, parse),
    pageText: (page) => texts[page - 1] ?? '',
  };
}
