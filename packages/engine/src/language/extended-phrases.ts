import type { NounPhrase, TextSpan, Token } from './language.types.js';
import { isLeading, isPossessive } from './phrase-words.js';

const MAX_EXTENSIONS = 4;
/** Nouns whose prepositional phrase belongs to them: "effect on", "resistance to", "difference between". */
const RELATIONAL: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    between:
      'association relationship relation interaction difference correlation link balance distance comparison interplay ' +
      'similarity trade-off competition contrast',
    in: 'change increase decrease reduction difference decline variation rise improvement deficit defect trend variability mutation polymorphism role',
    on: 'effect impact influence dependence data restriction information',
    to: 'resistance response exposure susceptibility sensitivity contribution adherence access adaptation return tolerance attachment relation',
    for: 'demand need requirement risk preference affinity',
    with: 'association interaction correlation infection treatment relationship',
    by: 'regulation inhibition activation predation induction',
    from: 'loss recovery death release',
    against: 'protection immunity vaccine resistance activity',
  }).map(([preposition, nouns]) => [preposition, new Set(nouns.split(' '))]),
);

/** The longer phrase that begins with a noun phrase: with "of", a preposition of one of its nouns, "and" or "or". */
export function extendPhrase(
  sentence: string,
  sentenceStart: number,
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  at: number,
): TextSpan | undefined {
  const first = phrases[at] as NounPhrase;
  let end = first.endToken;
  const heads = [first.head];
  for (let step = 1; step <= MAX_EXTENSIONS; step += 1) {
    const next = phrases[at + step];
    if (!next) break;
    const between = tokens
      .slice(end, next.firstToken)
      .filter((token) => token.pos !== 'DET' && !isPossessive(token) && !isLeading(token));
    const [link] = between;
    if (!link || between.length > 1 || !isLink(link, heads)) break;
    if (link.pos !== 'CCONJ') heads.push(next.head);
    end = next.endToken;
  }
  const last = tokens[end - 1];
  if (end === first.endToken || !last) return undefined;
  return {
    text: sentence.slice(first.start - sentenceStart, last.end - sentenceStart),
    start: first.start,
    end: last.end,
  };
}

const isLink = ({ pos, text }: Token, heads: readonly string[]): boolean => {
  const word = text.toLowerCase();
  if (pos === 'CCONJ') return word === 'and' || word === 'or' || word === '&';
  return pos === 'ADP' && (word === 'of' || heads.some((head) => RELATIONAL[word]?.has(head)));
};
