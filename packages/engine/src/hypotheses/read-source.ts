import type { Language } from '../language/parse-text.js';
import type { Source } from '../literature/sources.js';
import { extractSentences, type Section } from '../paper-parts/sections.js';
import { contentWordsOf } from './content-words.js';
import { withAbstractSections } from '../statements/abstract-sections.js';
import type { PaperToRate } from '../statements/rating/describe-sentences.js';
import { titleLemmas } from '../statements/rating/paper-words.js';
import type { PaperSentence } from '../statements/statement.types.js';

/** A source with its sentences parsed. */
export interface ReadSource extends PaperToRate {
  readonly source: Source;
  readonly titleWords: ReadonlySet<string>;
}

/** Parses the running text of a source. @param wholeSection of every sentence, for sources without sections */
export function readSource(
  source: Source,
  { parse }: Language,
  wholeSection?: Section,
): ReadSource {
  const texts = source.pages.map(({ text }) => text);
  const parsed = texts.map(
    (text) => new Map(parse(text).sentences.map((sentence) => [sentence.start, sentence])),
  );
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

/**
 * Parses an abstract. What it says before its results is background that they may answer; what follows its last result is
 * read as its discussion, apart from the abstract, so that an open question there counts as open.
 */
export function readImportedAbstract(source: Source, language: Language): readonly ReadSource[] {
  const read = readSource(source, language, 'abstract');
  const discussion = withAbstractSections(read.sentences).filter(
    ({ section }) => section === 'discussion',
  );
  return discussion.length === 0 ? [read] : [read, { ...read, sentences: discussion }];
}
