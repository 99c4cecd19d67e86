import { findBridges } from '../../discovery/find-bridges.js';
import { readSentence, stemText, type TermDocument } from '../../discovery/read-document.js';
import type { Place } from '../../discovery/term-index.js';
import { definedAcronyms } from '../../language/acronyms.js';
import type { FurtherCandidate, LinkBridge } from '../candidate.types.js';
import type { ReadSource } from '../read-source.js';

const LEFT_OUT = new Set(['front', 'methods', 'back']);

/** The title names what the source is about; it has no place in the text, so that it is no passage. */
const readTitle = (title: string): TermDocument['sentences'][number] => ({
  part: 'title',
  page: 1,
  start: 0,
  end: 0,
  text: title,
  terms: new Map(),
  stems: stemText(title),
  isDenied: false,
});

const toDocument = ({ source, sentences }: ReadSource): TermDocument => {
  const acronyms = definedAcronyms(source.pages.map(({ text }) => text).join('\n'));
  return {
    id: source.id,
    sentences: [
      readTitle(source.title),
      ...sentences
        .filter(({ section }) => !LEFT_OUT.has(section))
        .map((sentence) => readSentence(sentence, acronyms, { part: 'text', page: sentence.page })),
    ],
  };
};

/** The outcome, and what it is the frequency or severity of. */
const namesOf = (outcome: string): readonly string[] => {
  const plain = outcome.replace(/^(?:the|an?) /iu, '');
  return [plain, ...plain.split(/ of (?:the )?/iu).slice(1)];
};

/**
 * Finds all that the sources connect with factor and outcome of a link, and not only the effects that it was found by.
 * @returns none for other kinds
 */
export function createBridgeFinder(sources: readonly ReadSource[]) {
  // The abstract of an imported record comes before the part of it that is read as a discussion.
  const bySource = new Map<string, ReadSource>();
  for (const read of sources) if (!bySource.has(read.source.id)) bySource.set(read.source.id, read);
  let documents: readonly TermDocument[] | undefined;
  return ({ kind, relation }: FurtherCandidate): readonly LinkBridge[] => {
    if (kind !== 'link') return [];
    documents ??= [...bySource.values()].map(toDocument);
    const toPassages = (places: readonly Place[]) =>
      places.flatMap(({ document, sentence: { page, start, end } }) => {
        const read = bySource.get(document.id);
        return read ? [{ source: read.source, page, start, end }] : [];
      });
    return findBridges([relation.factor], namesOf(relation.outcome), documents).map(
      ({ term, withTerm, withLink }) => ({
        term,
        withFactor: toPassages(withTerm),
        withOutcome: toPassages(withLink),
      }),
    );
  };
}
