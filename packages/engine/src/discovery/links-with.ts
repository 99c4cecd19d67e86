import { loadLanguage } from '../language/parse-text.js';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import type {
  DiscoveryDocument,
  DiscoveryOptions,
  DiscoveryPassage,
  FoundLinks,
} from './discovery.types.js';
import { findBridgedTerms } from './find-bridged-terms.js';
import { readDocument, type TermDocument } from './read-document.js';
import type { Place } from './term-index.js';

/** Fewest bridges of a link, unless asked for others. */
export const MIN_BRIDGES = 2;
/** Largest probability of a link by chance, unless asked for another one. */
export const MAX_PROBABILITY = 0.05;
const LIMIT = 20;

/** Without documents that were brought twice. */
const uniqueDocuments = (documents: readonly DiscoveryDocument[]): readonly DiscoveryDocument[] => {
  const seen = new Set<string>();
  return documents.filter(({ id, title = '', text }) => {
    const content = `${title}\n${text}`.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
    const isNew = !seen.has(`id ${id}`) && !seen.has(`text ${content}`);
    seen.add(`id ${id}`).add(`text ${content}`);
    return isNew;
  });
};

const toPassage = ({ document, sentence }: Place): DiscoveryPassage => ({
  documentId: document.id,
  part: sentence.part,
  start: sentence.start,
  end: sentence.end,
  quote: sentence.text,
});

/**
 * Finds terms that no document names together with a term, but that other documents connect with what the term is connected with:
 * Swanson's undiscovered public knowledge (A–B–C; The Library Quarterly 56(2), 1986). A link is a question to test, not a finding.
 * Terms are noun phrases; procedures and who was studied are none. A document counts once, however often it names a term.
 * @throws the signal's reason once it has fired
 * @example
 * const { links } = await linksWith('fish oil', documents);
 * links[0].bridges.map(({ term }) => term); // what connects fish oil with links[0].term
 */
export async function linksWith(
  term: string,
  documents: readonly DiscoveryDocument[],
  options: DiscoveryOptions = {},
): Promise<FoundLinks> {
  const { minBridges = MIN_BRIDGES, maxProbability = MAX_PROBABILITY } = options;
  const { synonyms = [], limit = LIMIT, signal } = options;
  const language = await loadLanguage();
  const read: TermDocument[] = [];
  for (const document of uniqueDocuments(documents)) {
    signal?.throwIfAborted();
    await yieldToEventLoop();
    read.push(readDocument(document, language));
  }
  const { links, ...found } = findBridgedTerms([term, ...synonyms], read, {
    minBridges,
    maxProbability,
  });
  return {
    term,
    documents: read.length,
    ...found,
    links: links
      .slice(0, limit)
      .map(({ key: _, namedIn: _ids, weight: _weight, bridges, ...link }) => ({
        ...link,
        bridges: bridges.map(({ term: bridge, withTerm, withLink }) => ({
          term: bridge,
          documentsWithTerm: withTerm.length,
          documentsWithLink: withLink.length,
          withTerm: withTerm.map(toPassage),
          withLink: withLink.map(toPassage),
        })),
      })),
  };
}
