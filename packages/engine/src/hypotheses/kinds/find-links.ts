import { namesMeasurable } from '@spinout/domain/measurable-outcome';
import type { StatedEffect } from '../../statements/stated-effects.js';
import { asClause, capitalize } from '../../statements/clause.js';
import { readQuantity } from '../../statements/quantity.js';
import { countShared } from '../../text/overlap.js';
import { countContentWords } from '../content-words.js';
import type { ReadSource } from '../read-source.js';
import { findTitleContext } from '../../paper-parts/title-context.js';
import type { FurtherCandidate } from '../candidate.types.js';
import type { SourceEffects } from './source-effects.js';
import { hasAll, isSpecific, stemsOf, subjectWords } from './subject-words.js';

/** Signs that a text varies the thing, rather than only observes it. */
const VARIED =
  /\b(?:supplement\w*|treat(?:ed|ment|ments|ing)|administ\w+|intake|diets?|dietary|dos(?:e|es|ed|ing)|inject\w*|infus\w*|expos(?:ed|ure|ing)|fed|feeding|given|giving|received?|receiving|add(?:ed|ing|ition)|deplet\w*|deprivation|deprived|knock\w+|delet\w+|overexpress\w*|inhibit(?:ed|or|ors|ion)|block(?:ed|ade)|restrict(?:ed|ion)|train(?:ed|ing)|stimulat(?:ed|ion)|deficient|randomi[sz]\w+|remov(?:ed|al)|fertili[sz]\w+|warm(?:ed|ing)|heat(?:ed|ing)|cool(?:ed|ing)|anneal\w+|dop(?:ed|ing)|coat(?:ed|ing|ings)|irrigat\w+|subsid\w+|assigned|introduc(?:ed|tion)|manipulat\w+)\b/iu;
const CENTRAL = 40;
const MIN_SHARED = 2;
const MAX_SHARE_OF_TEXTS = 0.02;
/** With fewer texts, how rare a thing is cannot be told from them. */
const MIN_TEXTS = 50;
const LIVING =
  /^(?:the |an? )?(?:[\p{L}-]+ ){0,3}(?:individuals|patients|participants|people|subjects|animals|women|men|children|adults|carriers|mice|rats|cells|plants|species|models?)\b(?!['’])/iu;

interface Profile extends SourceEffects {
  readonly central: ReadonlySet<string>;
  readonly sentenceStems: readonly ReadonlySet<string>[];
}

const profileOf = ({ read, effects }: SourceEffects): Profile => ({
  read,
  effects: effects.filter(
    ({ isOwn, isAssociation, sign }) => isOwn && !isAssociation && sign !== 0,
  ),
  central: new Set(
    [...countContentWords(read.sentences)]
      .sort(([, one], [, other]) => other - one)
      .slice(0, CENTRAL)
      .map(([word]) => word),
  ),
  sentenceStems: [read.source.title, ...read.sentences.map(({ text }) => text)].map(stemsOf),
});

/**
 * Finds hypotheses that follow from two sources together (Swanson's A–B–C): one states that A changes B, another that B
 * changes C, and none names A with C. Both are own results with a sign, so that the direction of A on C is predicted. The
 * sources must share further central words; B must be specific; one text must vary A; C must be something that varies.
 * @param knownTexts texts that may state the link already, such as the bundled library's
 */
export function findLinks(
  sources: readonly SourceEffects[],
  knownTexts: readonly string[],
): readonly FurtherCandidate[] {
  const profiles = sources.map(profileOf);
  const known = knownTexts.map(stemsOf);
  const found = new Map<string, FurtherCandidate>();
  for (const one of profiles)
    for (const other of profiles) {
      if (one === other || !isClose(one, other)) continue;
      for (const first of one.effects)
        for (const second of other.effects) {
          if (first.outcomeKey !== second.factorKey) continue;
          if (!isLink(first, second, one, other, known)) continue;
          if (isStated(first, second, profiles, known)) continue;
          const key = `${first.factorKey}|${first.outcomeKey}|${second.outcomeKey}`;
          // The first mention, usually in the abstract, is the plainest.
          if (!found.has(key)) found.set(key, writeLink(first, second, one.read, other.read));
        }
    }
  return [...found.values()];
}

/** Whether two sources are about the same subject: they share central words that few other subjects have. */
const isClose = (one: Profile, other: Profile): boolean =>
  [...one.central].filter((word) => other.central.has(word) && isSpecific(new Set([word]))).length >
  MIN_SHARED;

const isLink = (
  first: StatedEffect,
  second: StatedEffect,
  one: Profile,
  other: Profile,
  known: readonly ReadonlySet<string>[],
): boolean => {
  const a = subjectWords(first.factorQuantity);
  const b = subjectWords(first.outcomeQuantity);
  const c = subjectWords(second.outcomeQuantity);
  if (countShared(a, b) + countShared(b, c) + countShared(a, c) > 0) return false;
  if (!isSpecific(a) || !isSpecific(b)) return false;
  if ([first.outcome, second.factor].some((part) => /\b(?:and|or)\b/iu.test(part))) return false;
  const isRare =
    known.length < MIN_TEXTS ||
    known.filter((words) => hasAll(words, b)).length <= MAX_SHARE_OF_TEXTS * known.length;
  if (!isRare || LIVING.test(second.outcome) || LIVING.test(first.outcome)) return false;
  if (!namesMeasurable(second.outcome) || !namesMeasurable(first.outcome)) return false;
  // What both are about must be a matter of both, not a word in passing.
  const isCentral = [one, other].every(
    ({ sentenceStems, read }) =>
      sentenceStems.filter((words) => hasAll(words, b)).length >=
      (read.sentences.length > 30 ? 3 : 1),
  );
  return (
    isCentral &&
    one.read.sentences.some(({ text }) => VARIED.test(text) && hasAll(stemsOf(text), a))
  );
};

const MAX_ABSTRACT = 25;

/** Whether a source names A and C together: in a sentence, or anywhere in an abstract. */
const isStated = (
  first: StatedEffect,
  second: StatedEffect,
  profiles: readonly Profile[],
  known: readonly ReadonlySet<string>[],
): boolean => {
  const a = subjectWords(first.factorQuantity);
  const c = subjectWords(second.outcomeQuantity);
  const namesBoth = (words: ReadonlySet<string>) => hasAll(words, a) && hasAll(words, c);
  return (
    known.some(namesBoth) ||
    profiles.some(
      ({ sentenceStems }) =>
        sentenceStems.some(namesBoth) ||
        (sentenceStems.length <= MAX_ABSTRACT &&
          namesBoth(new Set(sentenceStems.flatMap((words) => [...words])))),
    )
  );
};

const writeLink = (
  first: StatedEffect,
  second: StatedEffect,
  one: ReadSource,
  other: ReadSource,
): FurtherCandidate => {
  const named = withoutLevel(second);
  // "Low A" works the other way around than A, and "sleep loss" changes the other way around than sleep.
  const raisesMechanism = first.sign === first.factorQuantity.sign;
  const raisesOutcome = raisesMechanism === (second.sign === readQuantity(named).sign);
  const outcome = inPopulation(named, other);
  const mechanism = first.outcomeQuantity.name;
  const [direction, verb] = raisesOutcome
    ? (['raises', 'increase'] as const)
    : (['lowers', 'reduce'] as const);
  const manner = raisesMechanism ? 'raising' : 'lowering';
  return {
    kind: 'link',
    statement: capitalize(`${first.factor} may ${verb} ${outcome} by ${manner} ${mechanism}.`),
    relation: { factor: asClause(first.factor), direction, outcome, mechanism },
    basis: { source: one.source, sentence: first.sentence },
    passages: [{ role: 'second-effect', source: other.source, sentence: second.sentence }],
  };
};

/** "an increase in the risk of stroke" is about the risk of stroke; a level behind the name stays, as in "sleep loss". */
const withoutLevel = ({ outcome, outcomeQuantity: { hasLevel, name } }: StatedEffect): string =>
  hasLevel ? outcome.slice(outcome.indexOf(name)) : outcome;

/** With the people or animals of the source's title, where the outcome names none. */
const inPopulation = (outcome: string, { source }: ReadSource): string => {
  const context = findTitleContext(source.title, source.pages.map(({ text }) => text).join('\n\n'));
  return context === undefined || outcome.includes(' in ') ? outcome : `${outcome} ${context}`;
};
