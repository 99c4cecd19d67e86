import type { Claim, Hypothesis } from '@spinout/api-client';
import { formatTermTitle } from '../library/term-phrase.js';
import { hashText } from '../reading/text-hash.js';
import type { CoMention, TermGraph } from './co-occurrence.js';
import { confidenceBasis, confidenceOf } from './confidence.js';
import { discoveryMessages as messages, fillIn } from './discovery.messages.js';
import { evidenceOf } from './evidence.js';
import { linkKey, type Link } from './links.js';
import {
  conclusionOf,
  impactOf,
  methodsOf,
  nextStepsOf,
  refutationOf,
  timelineOf,
  type LinkWords,
} from './planning.js';
import { STATED } from './relation.js';
import type { Source } from './sources.js';
import { verifyQuote } from './verify.js';
import { atStart, wordTerm } from './wording.js';

/** Position of a candidate, and how many papers of the request were not found. */
export interface CandidatePosition {
  readonly number: number;
  readonly of: number;
  /** Papers of the request that were not found. */
  readonly missing: number;
}

/** Sentences quoted for one premise; the first is the one that it is worded after. */
const QUOTES_A_PREMISE = 2;

const premise = (coMentions: readonly CoMention[], one: string, other: string): Claim => {
  const [best] = coMentions;
  const text = best && best.strength >= STATED ? messages.stated : messages.mentioned;
  return {
    text: atStart(fillIn(text, { source: best?.passage.source.label ?? '', one, other })),
    evidence: onePerSource(coMentions)
      .slice(0, QUOTES_A_PREMISE)
      .map(({ passage }) => ({ passage, quoted: evidenceOf(passage) }))
      .filter(({ passage, quoted }) => verifyQuote(quoted, passage.source.pages))
      .map(({ quoted }) => quoted),
  };
};

const onePerSource = (coMentions: readonly CoMention[]): readonly CoMention[] => {
  const visited = new Set<Source>();
  return coMentions.filter(
    ({ passage }) => !visited.has(passage.source) && visited.add(passage.source),
  );
};

/** Turns a link into a hypothesis: two quoted premises and the conclusion that follows if both hold. */
export function composeHypothesis(
  link: Link,
  graph: TermGraph,
  position: CandidatePosition,
): Hypothesis {
  const words: LinkWords = {
    a: wordTerm(link.a, graph),
    b: wordTerm(link.b, graph),
    c: wordTerm(link.c, graph),
  };
  const first = premise(link.ab, words.a, words.b);
  const second = premise(link.bc, words.b, words.c);
  const conclusion: Claim = {
    text: conclusionOf(link, words),
    evidence: [first.evidence[0], second.evidence[0]].filter((evidence) => evidence !== undefined),
  };
  const claims = [first, second, conclusion];
  const searched = graph.sources.length;
  const methods = methodsOf(link, graph.sources);
  const basis = confidenceBasis(link, words, searched, position.missing);
  return {
    id: `hyp-${hashText([linkKey(link), ...conclusion.evidence.map(({ quote }) => quote)].join('\n'))}`,
    title: fillIn(messages.title, { ...words, A: atStart(words.a) }),
    statement: claims.map(({ text }) => text).join(' '),
    confidence: confidenceOf(basis.factors),
    estimated_impact: impactOf(link, words, graph),
    timeline: timelineOf(link, methods),
    methodology: methods.map(formatTermTitle),
    next_steps: nextStepsOf(link, words, methods, searched),
    support: 'supported',
    claims,
    confidence_basis: basis,
    refutation: refutationOf(link, words),
    candidate: { number: position.number, of: position.of },
    source: undefined,
    link: words,
  };
}
