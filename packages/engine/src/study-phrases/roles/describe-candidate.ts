import { isNoun } from '../../language/phrase-words.js';
import type { Token } from '../../language/language.types.js';
import type { MarkedSentence } from '../../starting-points/marked-sentence.js';
import { isMeasureName } from '../measure-names.js';
import type { PhraseChoices } from '../phrase-choices.types.js';
import { isUnitsName, roleOfName } from '../phrase-kinds.js';
import type { PhraseRole } from '../phrase-role.types.js';
import type { PhraseCandidate } from './find-candidates.js';
import { contentWords, describePlace, type SentencePlace } from './sentence-place.js';

/** A candidate with what the others of its sentence and the grammar say. */
export interface CandidateInSentence {
  readonly candidate: PhraseCandidate;
  readonly index: number;
  /** How many candidates the sentence has. */
  readonly count: number;
  /** The role of the phrase by rules of grammar. */
  readonly byGrammar: PhraseChoices;
  readonly place: SentencePlace;
}

const ROLES: readonly PhraseRole[] = ['factor', 'comparator', 'outcome', 'units', 'either'];
const NEAR = 4;
const VERB_WITHIN = 4;
const ADPOSITION_WITHIN = 3;
/** Beginnings of words that tell what a sentence says before a phrase. */
const CUES = [
  'whether',
  'role',
  'effect',
  'compare',
  'between',
  'mechanism',
  'hypothes',
  'suggest',
  'because',
  'due',
  'may',
  'might',
  'could',
  'further',
  'if',
] as const;

const lemmaOf = (token: Token | undefined, none: string): string =>
  token === undefined ? none : (token.lemma || token.text).toLowerCase();
const isNominal = (token: Token): boolean => isNoun(token) || token.pos === 'X';

/** Describes a phrase by its words, its place, its neighbors and what rules of grammar say, as names of features. */
export function describeCandidate(
  { tokens, start: offset }: MarkedSentence,
  { candidate, index, count, byGrammar, place }: CandidateInSentence,
): ReadonlySet<string> {
  const { name, start, end } = candidate;
  const first = tokens.findIndex((token) => token.end - offset > start);
  const next = tokens.findIndex((token) => token.start - offset >= end);
  const split = next < 0 ? tokens.length : next;
  const before = tokens.slice(0, Math.max(0, first));
  const within = tokens.slice(Math.max(0, first), split);
  const after = tokens.slice(split);
  const features = [
    ...describeName(candidate, within),
    ...describeNeighbors(before, after),
    `part:${candidate.part}`,
    `stated:${candidate.stated.role}${candidate.stated.isCertain ? '!' : ''}`,
    ...ROLES.filter((role) => byGrammar[role].includes(name)).map((role) => `grammar:${role}`),
    `at:${Math.min(index, 5)}`,
    `last:${index === count - 1}`,
    `count:${Math.min(count, 7)}`,
  ];
  const words = contentWords(within);
  return new Set([
    ...features,
    ...describePlace(place, { words, head: lemmaOf(headOf(within), '') }, features),
  ]);
}

/** The noun of a phrase that the others describe. */
function headOf(within: readonly Token[]): Token | undefined {
  const adposition = within.findIndex(({ pos }, at) => at > 0 && pos === 'ADP');
  const core = adposition < 0 ? within : within.slice(0, adposition);
  return core.findLast(isNominal) ?? core.at(-1);
}

function describeName(
  { name, isWhole }: PhraseCandidate,
  within: readonly Token[],
): readonly string[] {
  const adposition = within.findIndex(({ pos }, at) => at > 0 && pos === 'ADP');
  const head = headOf(within);
  const headLemma = lemmaOf(head, '');
  const firstLemma = lemmaOf(within[0], '');
  const words = name.split(' ').length;
  const has = (feature: string, holds: boolean) => (holds ? [feature] : []);
  return [
    `name:${roleOfName(name) ?? ''}`,
    `head:${headLemma}`,
    `end:${headLemma.slice(-4)}`,
    `head-pos:${head?.pos}`,
    `first:${firstLemma}`,
    `first-pos:${within[0]?.pos}`,
    `words:${Math.min(words, 8)}`,
    ...(adposition < 0
      ? []
      : [
          `with:${lemmaOf(within[adposition], '')}`,
          `head-with:${headLemma} ${lemmaOf(within[adposition], '')}`,
          `object:${lemmaOf(within.slice(adposition + 1).findLast(isNominal), '')}`,
        ]),
    ...has('whole', isWhole),
    ...has('measure', isMeasureName(name)),
    ...has('units', isUnitsName(name)),
    ...has(`one:${within[0]?.pos}`, words === 1),
    ...has('symbol', /\d|\p{Lu}.*\p{Lu}/u.test(name)),
    ...has('punctuation', /[(),;]/u.test(name)),
    ...has('list', /\b(?:and|or)\b/u.test(name)),
    ...has('gerund', firstLemma.endsWith('ing')),
  ];
}

function describeNeighbors(before: readonly Token[], after: readonly Token[]): readonly string[] {
  const left = before.filter(({ pos }) => pos !== 'DET').slice(-NEAR);
  const right = after.slice(0, NEAR);
  const verbLeft = before.slice(-VERB_WITHIN).findLast(({ pos }) => pos === 'VERB');
  const verbRight = after.slice(0, VERB_WITHIN).find(({ pos }) => pos === 'VERB');
  const adposition = before.slice(-ADPOSITION_WITHIN).findLast(({ pos }) => pos === 'ADP');
  const lemmas = before.map((token) => lemmaOf(token, ''));
  return [
    `before:${lemmaOf(left.at(-1), '^')}`,
    `after:${lemmaOf(right[0], '$')}`,
    ...left.map((token) => `left:${lemmaOf(token, '')}`),
    ...right.map((token) => `right:${lemmaOf(token, '')}`),
    ...(verbLeft ? [`verb-left:${verbLeft.text.toLowerCase()}`] : []),
    ...(verbRight ? [`verb-right:${verbRight.text.toLowerCase()}`] : []),
    ...(adposition ? [`adposition:${lemmaOf(adposition, '')}`] : []),
    ...CUES.filter((cue) => lemmas.some((lemma) => lemma.startsWith(cue))).map(
      (cue) => `cue:${cue}`,
    ),
  ];
}
