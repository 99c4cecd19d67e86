import type { Evidence, TermLinks } from '@spinout/api-client';
import { findBridgedTerms } from '../../discovery/find-bridged-terms.js';
import { MAX_PROBABILITY, MIN_BRIDGES } from '../../discovery/links-with.js';
import type { TermDocument } from '../../discovery/read-document.js';
import type { Place } from '../../discovery/term-index.js';
import { loadLanguage, type Language } from '../../language/parse-text.js';
import { evidenceOf } from '../../literature/evidence.js';
import type { Source } from '../../literature/sources.js';
import { createWeightedCache } from '../../runtime/weighted-cache.js';
import { yieldToEventLoop } from '../../runtime/yield-to-event-loop.js';
import { hashText } from '../../text/text-hash.js';
import { readLinkDocument } from './source-document.js';

/** The term that links are looked for, and where it comes from. */
export interface AskedTerm {
  readonly term: string;
  readonly from: TermLinks['from'];
}

const MAX_LINKS = 8;
/** Passages that are quoted on each side of a bridge; the count is that of all papers. */
const MAX_QUOTES = 3;
/** A longer search is a question rather than a term. */
const MAX_TERM_WORDS = 6;
/** About twenty papers of common length. A first search reads them for two seconds, within the time of a call on a busy server. */
const MAX_CHARACTERS = 1_000_000;
const MAX_SOURCES = 400;
/** Texts of one search stay read for the next one. */
const cache = createWeightedCache(
  MAX_CHARACTERS,
  ({ characters }: { readonly characters: number; readonly document: TermDocument }) => characters,
);

/** What a search asks for: the typed words, or else the factor of the hypothesis; undefined if that is no single term. */
export function getAskedTerm(query: string, factor: string | undefined): AskedTerm | undefined {
  const typed = query.trim();
  const [term, from] =
    typed === ''
      ? ([(factor ?? '').replace(/^(?:the|an?) /iu, ''), 'hypothesis'] as const)
      : ([typed, 'person'] as const);
  const words = term.split(/\s+/u).length;
  return term === '' || words > MAX_TERM_WORDS ? undefined : { term, from };
}

const textOf = ({ pages }: Source): string => pages.map(({ text }) => text).join('\n');

/** Sources with their texts, each text once. */
const listTexts = (sources: readonly Source[]): readonly (readonly [Source, string])[] => {
  const texts = new Map<string, Source>();
  for (const source of sources) {
    const text = textOf(source);
    if (text.trim() !== '' && !texts.has(text)) texts.set(text, source);
  }
  return [...texts].map(([text, source]) => [source, text]);
};

/** The first letters of a word, which all of its forms have. */
const FORM_LETTERS = 4;

/** In lower case and American spelling. */
const foldText = (text: string): string => text.toLowerCase().replaceAll(/[ao]e/gu, 'e');

/** Whether a text may name a term, in whatever form and order of its words. */
const mayName = (text: string, term: string): boolean => {
  const folded = foldText(text);
  return foldText(term)
    .split(/\s+/u)
    .every((word) => folded.includes(word.slice(0, FORM_LETTERS)));
};

/** Reads a source, or takes what an earlier search read. */
const readDocument = (source: Source, text: string, language: Language): TermDocument => {
  const key = hashText(JSON.stringify([source.id, source.title, source.pages]));
  const known = cache.get(key);
  if (known) return known.document;
  const document = readLinkDocument(source, language);
  cache.set(key, { document, characters: text.length });
  return document;
};

/**
 * Finds what a person's papers connect with a term, as `linksWith` does, with the pages of the passages.
 * @param sources uploaded papers and imported abstracts
 * @returns undefined if there are fewer than two sources to connect, or if none names a factor that the person did not type
 * @throws the signal's reason once it has fired
 */
export async function findTermLinks(
  { term, from }: AskedTerm,
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<TermLinks | undefined> {
  const texts = listTexts(sources);
  if (texts.length < 2) return undefined;
  const found = texts.some(([{ title }, text]) => mayName(`${title} ${text}`, term))
    ? await readLinks(term, texts, signal)
    : { read: Math.min(texts.length, MAX_SOURCES), documentsWithTerm: 0, links: [] };
  const { read, documentsWithTerm, links } = found;
  if (from === 'hypothesis' && documentsWithTerm === 0) return undefined;
  const byId = new Map(sources.map((source) => [source.id, source]));
  const quote = (places: readonly Place[]): Evidence[] =>
    places.slice(0, MAX_QUOTES).flatMap(({ document, sentence: { page, start, end } }) => {
      const source = byId.get(document.id);
      return source ? [evidenceOf({ source, page, start, end })] : [];
    });
  return {
    term,
    from,
    papers: read,
    papers_with_term: documentsWithTerm,
    not_read: texts.length - read,
    links: links.slice(0, MAX_LINKS).map((link) => ({
      term: link.term,
      papers: link.documents,
      bridge_papers: link.bridgeDocuments,
      bridges: link.bridges.map((bridge) => ({
        term: bridge.term,
        papers_with_term: bridge.withTerm.length,
        papers_with_link: bridge.withLink.length,
        with_term: quote(bridge.withTerm),
        with_link: quote(bridge.withLink),
      })),
      chance: link.chance ?? undefined,
    })),
  };
}

/** The texts in which a phrase occurs as whole words, also in the plural; methods and references included. */
function textsWith(phrase: string, texts: readonly string[]): ReadonlySet<string> {
  const words = phrase.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?:e?s)?(?![\p{L}\p{N}])`, 'u');
  return new Set(texts.filter((text) => whole.test(text)));
}

async function readLinks(
  term: string,
  texts: readonly (readonly [Source, string])[],
  signal: AbortSignal,
) {
  const language = await loadLanguage();
  const documents: TermDocument[] = [];
  let characters = 0;
  for (const [source, text] of texts.slice(0, MAX_SOURCES)) {
    if (characters + text.length > MAX_CHARACTERS) continue;
    characters += text.length;
    signal.throwIfAborted();
    await yieldToEventLoop();
    documents.push(readDocument(source, text, language));
  }
  const limits = { minBridges: MIN_BRIDGES, maxProbability: MAX_PROBABILITY };
  const { links, documentsWithTerm } = findBridgedTerms([term], documents, limits);
  const withTerm = [
    ...textsWith(
      term,
      texts.map(([{ title }, text]) => `${title}\n${text}`.toLowerCase()),
    ),
  ];
  return {
    read: documents.length,
    documentsWithTerm,
    links: links.filter((link) => textsWith(link.term, withTerm).size === 0),
  };
}
