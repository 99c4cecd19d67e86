import { findBridges } from '../../discovery/find-bridges.js';
import type { TermDocument } from '../../discovery/read-document.js';
import type { Place } from '../../discovery/term-index.js';
import type { FurtherCandidate, LinkBridge } from '../candidate.types.js';
import { readSourceDocument } from '../links/source-document.js';
import type { ReadSource } from '../read-source.js';

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
    documents ??= [...bySource.values()].map(readSourceDocument);
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
