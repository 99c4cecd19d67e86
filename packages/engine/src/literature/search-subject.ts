import type { Evidence, Hypothesis } from '@spinout/api-client';
import { supportedOrNull } from '@spinout/api-client';
import { findKeyTerms } from '../language/key-terms.js';
import type { ParsedText } from '../language/language.types.js';
import { extractAbstract } from '../paper-parts/abstract.js';
import { hashText } from '../text/text-hash.js';
import type { StoredDocument } from '../store/documents.js';
import { getQuotes } from './rank-cited.js';
import { createRecentCache } from '../runtime/memoize.js';

/** What a search without typed words is about. */
export interface SearchSubject {
  readonly from: 'hypothesis' | 'papers';
  /** Its key phrases, the most important ones first. */
  readonly phrases: readonly string[];
  /** Those that may be sent to public sources: no title of a paper, which may be unpublished. */
  readonly publicPhrases: readonly string[];
  /** The passages that it follows from. */
  readonly quotes: readonly Evidence[];
}

/** The factor, mechanism and outcome of a hypothesis, where it names them. */
export const getLinkPhrases = (hypothesis: Hypothesis): readonly string[] => {
  const { link } = hypothesis;
  if (typeof link !== 'object' || link === null) return [];
  return Object.values(link).filter((word) => typeof word === 'string');
};

export const getSubjectWords = ({ phrases }: SearchSubject): string => phrases.join(', ');

/** "[40]" or "[3,5–7]" in a sentence of a paper, whose numbers are no words to search for. */
const CITATION_MARK = /\[\d+(?:\s?[,;–-]\s?\d+)*\]/gu;

/** The subject of a supported hypothesis: the terms that it links, else title and statement. */
export function getHypothesisSubject(hypothesis: Hypothesis | null): SearchSubject | undefined {
  const supported = supportedOrNull(hypothesis);
  if (!supported) return undefined;
  const linked = getLinkPhrases(supported);
  const words = `${supported.title} ${supported.statement}`;
  const phrases = linked.length > 0 ? linked : [words.replaceAll(CITATION_MARK, ' ')];
  return {
    from: 'hypothesis',
    phrases,
    publicPhrases: linked.length > 0 ? linked : [supported.title.replaceAll(CITATION_MARK, ' ')],
    quotes: getQuotes(supported),
  };
}

/** Title, abstract and introduction name a paper's subject. */
const READ_CHARACTERS = 15_000;
const MAX_KEY_TERMS = 5;
const MAX_PAPERS = 3;
const MAX_CACHED = 32;
const cache = createRecentCache<readonly string[]>(MAX_CACHED);

/** "Ada B. Smith, Li Wei, …": the names of the authors were taken for the title. */
const isListOfNames = (title: string): boolean => {
  const words = title.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word));
  return (title.match(/,\s/gu)?.length ?? 0) > 1 && words.every((word) => /^\p{Lu}/u.test(word));
};

const readPhrases = (
  { title, pages }: StoredDocument,
  parse: (text: string) => ParsedText,
): readonly string[] => {
  const text = pages
    .map((page) => page.text)
    .join('\n')
    .slice(0, READ_CHARACTERS);
  const key = hashText(JSON.stringify([title, text]));
  return cache(key, () => {
    const abstract = extractAbstract(pages.map((page) => page.text));
    const keyTerms = findKeyTerms(parse(text), { title, abstract, limit: MAX_KEY_TERMS });
    return [isListOfNames(title) ? '' : title, ...keyTerms.map(({ term }) => term)];
  });
};

/** The subject of a person's papers: titles and key terms of the latest ones. */
export function getPapersSubject(
  documents: readonly StoredDocument[],
  parse: (text: string) => ParsedText,
): SearchSubject | undefined {
  const latest = documents
    .toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : -1))
    .slice(0, MAX_PAPERS);
  const read = latest.map((document) => readPhrases(document, parse));
  const terms = [...new Set(read.flatMap(([, ...keyTerms]) => keyTerms))];
  const titles = read.flatMap(([title = '']) => (title.trim() === '' ? [] : [title]));
  const phrases = [...new Set([...titles, ...terms])];
  return phrases.length === 0
    ? undefined
    : { from: 'papers', phrases, publicPhrases: terms, quotes: [] };
}
