import type { CoMention, TermGraph } from './co-occurrence.js';
import { isMethod } from './kinds.js';
import { areTooSimilar } from './term-similarity.js';
import { patternOf, type Pattern } from './patterns.js';
import { sourceWords, termWords, type Profile } from './profile.js';
import type { Source } from './sources.js';
import type { Term } from './vocabulary.js';

/** An open link after Swanson's ABC model: one source links A and B, another links B and C, and none names A and C together. */
export interface Link {
  readonly a: Term;
  readonly b: Term;
  readonly c: Term;
  readonly pattern: Pattern;
  /** Sentences that name A and B, best first. */
  readonly ab: readonly CoMention[];
  /** Sentences of other sources that name B and C, best first. */
  readonly bc: readonly CoMention[];
  readonly measures: LinkMeasures;
  /** For ranking only. */
  readonly score: number;
}

/** What is known about a link, each a share from 0 to 1 unless it says otherwise. */
export interface LinkMeasures {
  /** Number of sources. */
  readonly abSources: number;
  readonly bcSources: number;
  /** How plainly the two best sentences state a relation. */
  readonly relation: number;
  /** How rare the three terms are among the sources. */
  readonly specificity: number;
  /** How well sources and terms fit topic and interest, and the two sources each other. */
  readonly fit: number;
  /** Number of sentences that name the rarer of A and C without the other. */
  readonly apart: number;
}

/** What a search for links goes by. */
export interface LinkSearch {
  readonly graph: TermGraph;
  readonly profile: Profile;
  /** Sources that A may come from. */
  readonly seedDocuments: ReadonlySet<Source>;
  /** The person's own papers among them. */
  readonly uploaded: ReadonlySet<Source>;
  /** How much a link is about the person's subject, 0..1, from its terms and the sources of its two best sentences. */
  readonly closeness: (
    terms: readonly [Term, Term, Term],
    sources: readonly [Source, Source],
  ) => number;
}

/** Weaker sentences only list two things. */
const MIN_STRENGTH = 0.3;
/** A link term that more than this share of the sources names joins everything with everything. */
const MAX_BRIDGE_SHARE = 0.09;
const MIN_BRIDGE_SOURCES_ALLOWED = 4;
const MAX_END_SHARE = 0.12;
/** What makes one link come before another; the weights sum to 1. */
const SCORE_WEIGHTS = {
  relation: 0.2,
  kinds: 0.2,
  fit: 0.2,
  similarity: 0.14,
  specificity: 0.1,
  sources: 0.06,
  listed: 0.06,
  phrases: 0.04,
} as const;
/** What lies close to the person's subject gains up to half of this, what lies far off loses as much. */
const CLOSENESS_WEIGHT = 0.45;
const MIN_KINDS = 0.2;
const SIMILARITY_IN_FIT = 0.3;
const KNOWN_COST = 0.08;
/** Methods occur in all fields: a link by one says little when the two sources share nothing else. */
const MIN_SIMILARITY = { ownMethod: 0.4, method: 0.25, other: 0.22, oneWord: 0.35 } as const;

const byStrength = (one: CoMention, other: CoMention) =>
  other.strength - one.strength || one.passage.text.length - other.passage.text.length;

/** How rare a term is among the sources, 0 (in all) to 1 (in one). */
const rarity = (term: Term, graph: TermGraph): number => {
  const all = graph.sources.length;
  const holders = Math.max(1, graph.sourcesOf(term).size);
  return all < 2 ? 0 : Math.log(all / holders) / Math.log(all);
};

const sourcesIn = (coMentions: readonly CoMention[]) =>
  new Set(coMentions.map(({ passage }) => passage.source));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Finds all open links that start in the seed documents, best first. */
export function findLinks(search: LinkSearch): readonly Link[] {
  const { graph, seedDocuments } = search;
  const bridgeLimit = Math.max(MIN_BRIDGE_SOURCES_ALLOWED, graph.sources.length * MAX_BRIDGE_SHARE);
  const endLimit = Math.max(MIN_BRIDGE_SOURCES_ALLOWED, graph.sources.length * MAX_END_SHARE);
  const links: Link[] = [];
  for (const a of graph.vocabulary.terms) {
    if (graph.sourcesOf(a).size > endLimit) continue;
    for (const [b, coMentions] of graph.neighborsOf(a)) {
      const ab = coMentions.filter(
        ({ passage, strength }) => seedDocuments.has(passage.source) && strength >= MIN_STRENGTH,
      );
      if (ab.length === 0 || graph.sourcesOf(b).size > bridgeLimit || areTooSimilar(a, b)) continue;
      for (const [c, others] of graph.neighborsOf(b)) {
        if (
          graph.sourcesOf(c).size > endLimit ||
          areTooSimilar(a, c) ||
          areTooSimilar(b, c) ||
          alreadyLinked(graph, a, c)
        )
          continue;
        const link = linkOf(search, [a, b, c], ab, others);
        if (link) links.push(readsBetterBackwards(link, search) ? backwards(link) : link);
      }
    }
  }
  return links.sort(
    (one, other) => other.score - one.score || compare(linkKey(one), linkKey(other)),
  );
}

/** Whether a sentence, or a library paper's summary and terms as a whole, names both. */
const alreadyLinked = (graph: TermGraph, a: Term, c: Term): boolean => {
  if (graph.areCoMentioned(a, c)) return true;
  for (const source of graph.sourcesOf(a)) {
    if (source.kind !== 'uploaded' && graph.sourcesOf(c).has(source)) return true;
  }
  return false;
};

/** Names a link by its terms. */
export const linkKey = ({ a, b, c }: Pick<Link, 'a' | 'b' | 'c'>): string =>
  [a.key, b.key, c.key].join(' | ');

export const compare = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

const linkOf = (
  { graph, profile, uploaded, closeness }: LinkSearch,
  [a, b, c]: readonly [Term, Term, Term],
  allAb: readonly CoMention[],
  others: readonly CoMention[],
): Link | undefined => {
  const { pattern, fit: kinds } = patternOf(a.kind, b.kind, c.kind);
  const own = allAb.filter(({ passage }) => uploaded.has(passage.source));
  const ab = (uploaded.size > 0 ? own : allAb).toSorted(byStrength);
  const [first] = ab;
  if (!first || kinds < MIN_KINDS) return undefined;
  const bc = others
    .filter(
      ({ passage, strength }) =>
        passage.source !== first.passage.source && strength >= MIN_STRENGTH,
    )
    .sort(byStrength);
  const [second] = bc;
  if (!second || (uploaded.size > 0 && ownOnly(bc, uploaded))) return undefined;
  const [abSource, bcSource] = [first.passage.source, second.passage.source];
  const shared = profile.similarityOf(abSource, bcSource, new Set(b.words));
  const sameField = abSource.category === bcSource.category;
  const byMethod = uploaded.size > 0 ? MIN_SIMILARITY.ownMethod : MIN_SIMILARITY.method;
  const minSimilarity = isMethod(b.kind)
    ? byMethod
    : b.words.length === 1
      ? MIN_SIMILARITY.oneWord
      : MIN_SIMILARITY.other;
  if (!sameField && shared < minSimilarity) return undefined;
  const similarity = mean([shared, sameField ? 1 : 0.5]);
  const measures: LinkMeasures = {
    abSources: sourcesIn(allAb).size,
    bcSources: sourcesIn(bc).size,
    relation: mean([first.strength, second.strength]),
    specificity: mean([rarity(a, graph), rarity(b, graph), rarity(c, graph)]),
    fit:
      profile.words.length === 0
        ? similarity
        : (1 - SIMILARITY_IN_FIT) * fitOf(profile, [first, second], [a, b, c]) +
          SIMILARITY_IN_FIT * similarity,
    apart: Math.min(graph.sentencesWith(a), graph.sentencesWith(c)),
  };
  const terms = [a, b, c];
  const w = SCORE_WEIGHTS;
  const score =
    w.relation * measures.relation +
    w.kinds * kinds +
    w.similarity * similarity +
    w.fit * measures.fit +
    w.specificity * measures.specificity +
    w.sources * (1 - 0.5 ** (measures.abSources + measures.bcSources - 1)) +
    w.listed * mean(terms.map(({ listed }) => (listed ? 1 : 0))) +
    w.phrases * mean(terms.map(({ words }) => (words.length > 1 ? 1 : 0))) +
    CLOSENESS_WEIGHT * (closeness([a, b, c], [abSource, bcSource]) - 0.5) -
    (knownIn(uploaded, graph, c) ? KNOWN_COST : 0);
  return { a, b, c, pattern, ab, bc, measures, score };
};

/** With a paper of one's own, A is of that paper; else either end may be the one that acts. */
const readsBetterBackwards = ({ a, b, c }: Link, { uploaded }: LinkSearch): boolean =>
  uploaded.size === 0 &&
  patternOf(c.kind, b.kind, a.kind).fit > patternOf(a.kind, b.kind, c.kind).fit;

const backwards = (link: Link): Link => {
  const { a, b, c, ab, bc, measures } = link;
  const { pattern, fit } = patternOf(c.kind, b.kind, a.kind);
  const gain = SCORE_WEIGHTS.kinds * (fit - patternOf(a.kind, b.kind, c.kind).fit);
  return {
    a: c,
    b,
    c: a,
    pattern,
    ab: bc,
    bc: ab,
    measures: { ...measures, abSources: measures.bcSources, bcSources: measures.abSources },
    score: link.score + gain,
  };
};

/** Whether the person's own papers name C too: then the link is less news to them. */
const knownIn = (uploaded: ReadonlySet<Source>, graph: TermGraph, c: Term) =>
  [...uploaded].some((source) => graph.sourcesOf(c).has(source));

const ownOnly = (coMentions: readonly CoMention[], uploaded: ReadonlySet<Source>) =>
  coMentions.every(({ passage }) => uploaded.has(passage.source)) && uploaded.size < 2;

const fitOf = (
  profile: Profile,
  coMentions: readonly CoMention[],
  terms: readonly Term[],
): number => {
  const ofSources = mean(
    coMentions.map(({ passage }) => profile.fitOf(sourceWords(passage.source))),
  );
  const ofTerms = profile.fitOf(termWords(terms));
  return Math.min(1, 0.7 * ofSources + 0.6 * ofTerms);
};
