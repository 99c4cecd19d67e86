import type { Section } from '../paper-parts/sections.js';
import type { Direction } from '../statements/verbs.js';
import { countShared } from '../text/overlap.js';
import { countOnBoth } from './find-support.js';
import { contentWordsIn } from './content-words.js';
import type { CandidateKind, HypothesisCandidate } from './candidate.types.js';

const SECTION_POINTS: Partial<Record<Section, number>> = {
  discussion: 5,
  conclusion: 5,
  open: 5,
  abstract: 4,
  results: 3.5,
  body: 4,
};
const DIRECTION_POINTS: Readonly<Record<Direction, number>> = {
  raises: 1,
  lowers: 1,
  changes: 0.5,
  associated: 0,
};
const KIND_POINTS: Readonly<Record<CandidateKind, number>> = {
  'open-question': 1.5,
  generalization: 0.25,
  proposal: 0,
  boundary: 0,
  contradiction: 0,
  link: 0,
};
const VAGUE =
  /\b(?:some|certain|various|several|many|other|any|things?|somehow|diverse|different|important number)\b/iu;
/** Two claims in one. */
const SECOND_MODAL = /\b(?:may|might|could|would|can)\b.*\b(?:may|might|could|would|can)\b/iu;
const WORDS_LONG = 30;
const WORDS_TOO_LONG = 38;
const WORDS_SHORT = 7;

/** Verbs and nouns that leave open what happens. */
const WEAK =
  /\b(?:(?:have|has|had) (?:an? )?(?:\w+ )?(?:effects?|impact|influence)\b|important (?:regulators?|roles?|factors?|mediators?|players?|part)\b|some roles?\b|be (?:involved|important|relevant|related|a factor)\b|(?:may|might|could) have had\b|serve to\b)/iu;
/** "the virus", "both sites": which one only the paper says. */
const UNNAMED =
  /\b(?:the (?:virus(?:es)?|drugs?|proteins?|genes?|enzymes?|mutations?|residues?|compounds?|patients?|animals?|cells?|model|groups?|disease|treatment|intervention|sites?|region|organism|system|device|material|method|species|area|population|authors?)\b(?! (?:of|with|in|that|who|from|for|encod|at|on|which|involved))|both (?:\p{L}+s)\b(?! and))/iu;
/** "The balance could …": which one only the paper says. */
const BARE_SUBJECT =
  /^the \p{L}+ (?:may|might|can|could|would|will|is|are|has|have|does|do|plays?|affects?|contributes?)\b/iu;
/** People and animals are not measured, something about them is. */
const LIVING_OUTCOME =
  /^(?:the )?(?:[\p{L}-]+ ){0,3}(?:individuals|patients|participants|people|subjects|animals|women|men|children|adults|carriers|mice|rats)\b(?!['’])/iu;
/** The sentence reports what a figure or table of its own shows. */
const OWN_FIGURE =
  /\((?:see )?(?:Fig|Table|Supplementary)|\bbased on (?:our |the )?(?:model|simulation)/iu;
/** "might have helped the transgenics": explains what this study saw in its own plants or animals. */
const OWN_MATERIAL =
  /\b(?:may|might|could) have \p{L}+ed\b.*\bthe (?:transgenics?|transgenic (?:lines|plants)|mutants?|controls?|participants|respondents|volunteers)\b/iu;
const SAME = 0.6;
const MANY = 0.8;
const MOST = 0.65;

/** What a source says of itself. */
export interface SourceProfile {
  readonly counts: ReadonlyMap<string, number>;
  readonly title: ReadonlySet<string>;
  /** Content words of each claim in title and abstract. */
  readonly claims: readonly ReadonlySet<string>[];
}

/** The largest share of the statement's words that one claim of the source has: it then says what is already shown. */
const claimedShare = (words: ReadonlySet<string>, claims: SourceProfile['claims']): number =>
  Math.max(0, ...claims.map((claim) => countShared(words, claim))) / Math.max(1, words.size);

/** How central the words of a phrase are to the source, 0 to 1. */
const centrality = (
  words: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  frequent: number,
): number => {
  const shares = [...words].map((word) => Math.min(1, (counts.get(word) ?? 0) / frequent));
  return Math.min(1, shares.reduce((sum, share) => sum + share, 0) / 2);
};

/**
 * Rates a candidate: where the sentence stands, how plainly it states a direction, how central factor and outcome are to
 * the source, and how many results bear on it; long, vague, weak and cited statements lose, and most of all what
 * the source claims in its title or abstract: that is shown already.
 */
export function scoreCandidate(
  {
    kind,
    statement,
    relation,
    basis,
    isCited,
    isExplicit,
    isConclusion,
    support,
  }: Omit<HypothesisCandidate, 'score' | 'rating'>,
  { counts, title, claims }: SourceProfile,
): number {
  const frequent = Math.max(3, [...counts.values()].sort((a, b) => b - a)[30] ?? 3);
  const words = statement.split(/\s+/).length;
  const both = countOnBoth(support);
  const factor = contentWordsIn(relation.factor, basis.sentence);
  const outcome = contentWordsIn(relation.outcome, basis.sentence);
  const shared = countShared(factor, outcome);
  // "Changes in translation may be a consequence of translational regulation": nothing is said about two things.
  const isAboutOneThing = shared > 0 && shared >= SAME * Math.min(factor.size, outcome.size);
  const contentWords = contentWordsIn(statement, basis.sentence);
  // How much of the statement the title of the source names too.
  const entitled = Math.min(1, countShared(contentWords, title) / 3);
  const claimed = claimedShare(contentWords, claims);
  return (
    (SECTION_POINTS[basis.sentence.section] ?? 3) +
    DIRECTION_POINTS[relation.direction] +
    KIND_POINTS[kind] +
    (relation.mechanism === undefined ? 0 : 0.5) +
    1.5 * centrality(factor, counts, frequent) +
    1.5 * centrality(outcome, counts, frequent) +
    2.5 * entitled -
    (entitled === 0 ? 1 : 0) +
    (isExplicit ? 2.5 : 0) +
    Math.min(1, 0.5 * both + 0.15 * support.length) -
    (isCited ? (isExplicit ? 1.5 : 6) : 0) -
    (kind !== 'generalization' && claimed >= MANY ? 4 : claimed >= MOST ? 2 : 0) -
    (isAboutOneThing ? 3 : 0) -
    (!isExplicit && kind === 'proposal' && OWN_FIGURE.test(basis.sentence.text) ? 1.5 : 0) -
    (isConclusion ? (basis.sentence.section === 'results' ? 3 : 1) : 0) -
    (WEAK.test(statement) ? 1.5 : 0) -
    (OWN_MATERIAL.test(statement) ? 3 : 0) -
    (UNNAMED.test(statement) || BARE_SUBJECT.test(statement) ? 3 : 0) -
    (kind === 'proposal' && !isExplicit && /\bwould\b/i.test(statement) ? 5 : 0) -
    (LIVING_OUTCOME.test(relation.outcome) ? 2.5 : 0) -
    (SECOND_MODAL.test(statement) ? 1 : 0) -
    (VAGUE.test(statement) ? 1 : 0) -
    (/\b(?:may|might|could|would) have\b/i.test(statement) && basis.sentence.section === 'results'
      ? 1
      : 0) -
    (kind === 'proposal' && !/\b(?:may|might|could|would)\b/i.test(statement) ? 1 : 0) -
    (words > WORDS_TOO_LONG ? 2 : words > WORDS_LONG ? 1 : words < WORDS_SHORT ? 0.5 : 0)
  );
}
