import type { TermDocument } from './read-document.js';
import { containsKey } from './subject-terms.js';
import { connectedTerms, type Place, type Subject } from './term-index.js';

/** A bridge with the places of its documents. */
export interface BridgePlaces {
  /** As the documents mostly write it. */
  readonly term: string;
  readonly withTerm: readonly Place[];
  readonly withLink: readonly Place[];
}

/** Where documents connect a subject with each of its other terms: the first sentence of each document. */
export const placesByKey = (
  documents: readonly TermDocument[],
  names: Subject['names'],
): ReadonlyMap<string, readonly Place[]> => {
  const found = new Map<string, Place[]>();
  for (const document of documents)
    for (const [key, sentence] of connectedTerms({ document, names })) {
      const places = found.get(key) ?? [];
      places.push({ document, sentence });
      found.set(key, places);
    }
  return found;
};

const sharesWord = (one: string, other: string): boolean =>
  one.split(' ').some((word) => containsKey(other, word));

/** The form that most places have, but "Raynaud's syndrome" rather than "Raynaud"; of equally frequent ones, the first. */
export const formOf = (key: string, places: readonly Place[]): string => {
  const counts = new Map<string, number>();
  for (const { sentence } of places) {
    const form = sentence.terms.get(key);
    if (form !== undefined) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const isNamed = (form: string) => Number(/['’]s /u.test(form));
  return [...counts].toSorted(([a, m], [b, n]) => isNamed(b) - isNamed(a) || n - m)[0]?.[0] ?? key;
};

/** One place of each document, for the first key of the group that it has. */
const joinPlaces = (group: readonly string[], places: ReadonlyMap<string, readonly Place[]>) => {
  const byDocument = new Map<string, Place>();
  for (const key of group)
    for (const place of places.get(key) ?? [])
      if (!byDocument.has(place.document.id)) byDocument.set(place.document.id, place);
  return [...byDocument.values()];
};

export const countDocuments = (bridges: readonly BridgePlaces[]): number =>
  new Set(
    bridges.flatMap(({ withTerm, withLink }) =>
      [...withTerm, ...withLink].map(({ document }) => document.id),
    ),
  ).size;

interface Sides {
  /** Where documents connect each key with the term, and with the link. */
  readonly besideTerm: ReadonlyMap<string, readonly Place[]>;
  readonly besideLink: ReadonlyMap<string, readonly Place[]>;
}

/**
 * Joins the groups of keys that have places on both sides to bridges, those in most documents first.
 * @param groups keys that count as one bridge, longer keys first
 * @param linkKeys keys of the linked term, whose words make no bridge
 */
export const joinBridges = (
  groups: readonly (readonly string[])[],
  { besideTerm, besideLink }: Sides,
  linkKeys: readonly string[],
): readonly BridgePlaces[] =>
  groups
    .flatMap((group): BridgePlaces[] => {
      const apart = group.filter((key) => !linkKeys.some((link) => sharesWord(key, link)));
      const [withTerm, withLink] = [joinPlaces(apart, besideTerm), joinPlaces(apart, besideLink)];
      if (withTerm.length === 0 || withLink.length === 0) return [];
      const shown = apart.find((key) => besideTerm.has(key) && besideLink.has(key)) ?? apart[0];
      return [{ term: formOf(shown ?? '', [...withTerm, ...withLink]), withTerm, withLink }];
    })
    .toSorted((a, b) => weigh(b) - weigh(a) || (a.term < b.term ? -1 : 1));

const weigh = ({ withTerm, withLink }: BridgePlaces): number => withTerm.length + withLink.length;
