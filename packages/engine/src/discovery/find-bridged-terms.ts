import { compareWithChance } from './bridge-chance.js';
import {
  countDocuments,
  formOf,
  joinBridges,
  placesByKey,
  type BridgePlaces,
} from './bridge-places.js';
import type { BridgeChance } from './discovery.types.js';
import type { TermDocument } from './read-document.js';
import { containsKey } from './subject-terms.js';
import { createMention, groupKeys, keysOf, type Place } from './term-index.js';

export interface BridgedTerm {
  readonly key: string;
  readonly term: string;
  readonly documents: number;
  /** In how many of their sentences, times its words: "fish oil" says more than the "fish" in it. */
  readonly weight: number;
  /** Ids of the documents that name it. */
  readonly namedIn: ReadonlySet<string>;
  readonly bridges: readonly BridgePlaces[];
  readonly bridgeDocuments: number;
  readonly chance: BridgeChance | null;
}

export interface BridgedTerms {
  readonly documentsWithTerm: number;
  readonly compared: number;
  readonly links: readonly BridgedTerm[];
}

export interface BridgeLimits {
  readonly minBridges: number;
  readonly maxProbability: number;
}

/** With fewer documents to draw from, chance cannot be told from a link. */
const MIN_COMPARED = 20;
const MIN_COMPARED_FOR_EACH = 3;

interface Side {
  readonly document: TermDocument;
  readonly keys: ReadonlySet<string>;
}

/** Documents by key: where each term occurs. */
const groupByKey = (sides: readonly Side[]): ReadonlyMap<string, readonly Side[]> => {
  const found = new Map<string, Side[]>();
  for (const side of sides)
    for (const key of side.keys) {
      const before = found.get(key);
      if (before) before.push(side);
      else found.set(key, [side]);
    }
  return found;
};

const namedInTitle = (key: string, { document }: Side): boolean =>
  document.sentences.some(({ part, terms }) => part === 'title' && terms.has(key));

/**
 * Finds the terms that no document names together with a term (Swanson's C), and all bridges (B) between the two.
 * @param names the term and its synonyms
 * @param limits fewest bridges of a link, and the largest probability that chance gives as many
 */
export function findBridgedTerms(
  names: readonly string[],
  documents: readonly TermDocument[],
  { minBridges, maxProbability }: BridgeLimits,
): BridgedTerms {
  const mention = createMention(names);
  const withTerm = documents.filter(({ sentences }) => sentences.some(mention.names));
  const own = new Set(withTerm.map(({ id }) => id));
  const rest = documents
    .filter(({ id }) => !own.has(id))
    .map((document): Side => ({ document, keys: keysOf(document) }));
  const known = new Set(withTerm.flatMap((document) => [...keysOf(document)]));
  const besideTerm = placesByKey(withTerm, mention.names);
  const holders = groupByKey(rest);
  const groups = groupKeys(
    [...besideTerm.keys()].filter((key) => holders.has(key) && !mention.isSame(key)),
  );
  const spread = groups.map(
    (group) =>
      new Set(group.flatMap((key) => (holders.get(key) ?? []).map(({ document }) => document.id)))
        .size,
  );
  const knownKeys = [...known];
  const isNew = (key: string): boolean =>
    !known.has(key) && !mention.isSame(key) && !knownKeys.some((other) => containsKey(key, other));
  const candidates = [...holders].filter(
    ([key, sides]) =>
      (sides.length > 1 || sides.some((side) => namedInTitle(key, side))) && isNew(key),
  );
  const links = candidates.flatMap(([key, sides]): BridgedTerm[] => {
    const linked = sides.map(({ document }) => document);
    const named = placesOf(key, linked);
    const besideLink = placesByKey(linked, ({ terms }) => terms.has(key));
    const bridges = joinBridges(groups, { besideTerm, besideLink }, [key]);
    if (bridges.length < minBridges) return [];
    const isComparable =
      rest.length >= Math.max(MIN_COMPARED, sides.length * MIN_COMPARED_FOR_EACH);
    const chance = isComparable
      ? compareWithChance(bridges.length, spread, { all: rest.length, drawn: sides.length })
      : null;
    if (chance && chance.probability > maxProbability) return [];
    return [
      {
        key,
        term: formOf(key, besideLink.get(key) ?? named),
        documents: sides.length,
        weight: named.length * key.split(' ').length,
        namedIn: new Set(linked.map(({ id }) => id)),
        bridges,
        bridgeDocuments: countDocuments(bridges),
        chance,
      },
    ];
  });
  return {
    documentsWithTerm: withTerm.length,
    compared: candidates.length,
    links: distinct(links.toSorted(compareLinks)),
  };
}

const compareLinks = (a: BridgedTerm, b: BridgedTerm): number =>
  b.bridges.length - a.bridges.length ||
  (a.chance?.probability ?? 1) - (b.chance?.probability ?? 1) ||
  b.documents - a.documents ||
  b.bridgeDocuments - a.bridgeDocuments ||
  b.weight - a.weight ||
  b.key.length - a.key.length ||
  (a.key < b.key ? -1 : 1);

/** All places of a key. */
const placesOf = (key: string, documents: readonly TermDocument[]): readonly Place[] =>
  documents.flatMap((document) =>
    document.sentences
      .filter(({ terms }) => terms.has(key))
      .map((sentence) => ({ document, sentence })),
  );

/** Whether a link says no more than a better one: its term contains the other or is part of it, or the same documents name it for the same bridges. */
const repeats = (link: BridgedTerm, better: BridgedTerm): boolean => {
  if (containsKey(better.key, link.key) || containsKey(link.key, better.key)) return true;
  const known = new Set(better.bridges.map(({ term }) => term));
  return (
    [...link.namedIn].every((id) => better.namedIn.has(id)) &&
    link.bridges.every(({ term }) => known.has(term))
  );
};

const distinct = (links: readonly BridgedTerm[]): readonly BridgedTerm[] => {
  const chosen: BridgedTerm[] = [];
  for (const link of links) if (!chosen.some((better) => repeats(link, better))) chosen.push(link);
  return chosen;
};
