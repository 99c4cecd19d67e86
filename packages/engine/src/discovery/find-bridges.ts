import { joinBridges, placesByKey, type BridgePlaces } from './bridge-places.js';
import type { TermDocument } from './read-document.js';
import { termKey } from './subject-terms.js';
import { createMention, groupKeys } from './term-index.js';

/**
 * Finds what different documents connect with two terms. Documents that name both are left out: they would be evidence for a link
 * that is known.
 * @param names a term and its synonyms
 * @param linkNames the other term and its synonyms
 */
export function findBridges(
  names: readonly string[],
  linkNames: readonly string[],
  documents: readonly TermDocument[],
): readonly BridgePlaces[] {
  const [term, link] = [createMention(names), createMention(linkNames)];
  const named = documents.map((document) => ({
    document,
    hasTerm: document.sentences.some(term.names),
    hasLink: document.sentences.some(link.names),
  }));
  const only = (side: 'hasTerm' | 'hasLink') =>
    named.filter((each) => each[side] && each.hasTerm !== each.hasLink);
  const besideTerm = placesByKey(
    only('hasTerm').map(({ document }) => document),
    term.names,
  );
  const besideLink = placesByKey(
    only('hasLink').map(({ document }) => document),
    link.names,
  );
  const groups = groupKeys([...besideTerm.keys()].filter((key) => !term.isSame(key)));
  return joinBridges(groups, { besideTerm, besideLink }, linkNames.map(termKey));
}
