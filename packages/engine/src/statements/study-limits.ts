import { hasCitation } from './clause.js';
import type { PaperSentence } from './statement.types.js';

/** A limit of a study, and where its result was therefore not tested. */
export interface StudyLimit {
  readonly sentence: PaperSentence;
  /** Completes "Does this also hold …?": "at other centers". */
  readonly beyond: string;
}

/** What a pattern finds, and what a next study would do instead. */
type Limit = readonly [RegExp, string | ((found: string) => string | undefined)];

const PEOPLE =
  '(?:patients|participants|subjects|people|persons|individuals|adults|children|adolescents|women|men|students|workers|volunteers|residents|drivers|nurses|physicians|athletes|farmers)';
const ANIMALS = '(?:mice|rats|animals|rabbits|pigs|dogs|monkeys|zebrafish|flies|larvae)';
const UNNAMED =
  /\b(?:these|those|other|all|some|such|eligible|selected|included|this|the|we|our|virus|relatively)\b/iu;

const limit = (pattern: string, beyond: Limit[1]): Limit => [new RegExp(pattern, 'iu'), beyond];

const outside = (group: string): string | undefined =>
  UNNAMED.test(group) ? undefined : `beyond ${group}`;

const inGroup = (group: string): string =>
  UNNAMED.test(group) ? 'in other groups' : `in ${/^\p{Lu}/u.test(group) ? 'the ' : ''}${group}`;

/** What a paper says of its limits, the more specific first. */
const STATED: readonly Limit[] = [
  limit(
    `\\b(?:only|exclusively|solely) (?:included?|used|studied|tested|enrolled|recruited|examined)?\\s?(?:in |of |on |with |among )?((?:fe)?male|men|women) ?(?:${PEOPLE}|${ANIMALS})?\\b`,
    (sex) => (/^(?:fe|wo)/iu.test(sex) ? 'in males' : 'in females'),
  ),
  limit(
    `\\b(?:only|exclusively|solely|limited to|restricted to|confined to) (?:in |of |on |with |among |included |enrolled |recruited |studied )*((?:[\\p{L}-]+ ){1,3}${PEOPLE})\\b`,
    outside,
  ),
  limit(
    `\\b(?:may|might|can|could|do|does|should) ?not (?:necessarily |fully |directly )*(?:be )?(?:generali[sz](?:able|ed|e)|extrapolated|applicable|apply|extend(?:ed)?|transferable) (?:fully |directly )?to (?:the )?((?:[\\p{L}-]+ ){1,3}(?:populations?|${PEOPLE}|countries|regions|species|humans|settings))\\b`,
    inGroup,
  ),
  limit(
    '\\bonly in vitro\\b|\\bin vitro (?:experiments?|studies|data|results)\\b|\\bnot (?:been )?(?:confirmed|validated|tested|verified) in vivo\\b|\\b(?:no|without|lack of) (?:animal|in vivo) (?:experiments?|studies|data|validation)\\b',
    'in vivo',
  ),
  limit(
    '\\b(?:single|only one) (?:[\\p{L}-]+ )?(?:species|strain|cultivar|variety|genotype|cell line|isolate)\\b',
    'in other species or strains',
  ),
  limit(
    '\\b(?:single|one|only one) (?:[\\p{L}-]+ )?(?:country|region|city|province|district|village|state|school|company|language)\\b|\\bspecific geographic\\b|\\b(?:hospitals?|clinics?|cities|schools) in [^.]{3,60}\\bnot\\b[^.]{0,30}\\brepresentative\\b',
    'in other places',
  ),
  limit('\\b(?:single|one|only one) (?:growing )?(?:season|year)\\b', 'in other years'),
  limit(
    '\\b(?:no|without|lack of|lacked|absence of|did not (?:have|include)|not include) (?:a |an |any )?(?:[\\p{L}-]+ )?(?:control|comparison|placebo) (?:group|arm)s?\\b|\\b(?:not|non-?) ?randomi[sz]ed\\b|\\bsingle[- ]arm\\b|\\black of (?:a control|randomi[sz]ation)\\b',
    'against a randomized control group',
  ),
  limit(
    '\\b(?:short|shorter|limited|insufficient) (?:long-term )?follow-?up\\b|\\b(?:no|lack of|without) long-term follow-?up\\b|\\bfollow-?up (?:time |period |duration )?(?:was|is) (?:too |relatively )?(?:short|limited)\\b|\\blong-term (?:outcomes?|effects?|follow-?up) (?:was|were|is|are) not\\b',
    'over a longer time',
  ),
  limit('\\bretrospective\\b', 'in a prospective study'),
  limit('\\bcross-sectional\\b', 'when the same subjects are followed over time'),
  limit('\\bself-?report(?:s|ed)?\\b', 'when the outcome is measured and not self-reported'),
  limit(
    '\\b(?:single|one|only one|two) (?:[\\p{L}-]+ ){0,2}(?:cent(?:er|re)s?|institutions?|hospitals?|clinics?)\\b|\\bsingle[- ](?:cent(?:er|re)|site|institution|hospital)\\b',
    'at other centers',
  ),
];

const STUDY = '(?:study|analysis|trial|survey|cohort|chart review|review of (?:\\p{L}+ )?records)';
const OWN = '(?:this|our|the present|a|an|was|were|we|single)';
const design = (kind: string, beyond: string): Limit =>
  limit(`\\b${OWN}\\b[^.;]{0,60}\\b(?:${kind})\\b[^.;]{0,40}\\b${STUDY}\\b`, beyond);

/** How a paper's abstract or methods name its own kind of study. */
const DESIGNS: readonly Limit[] = [
  design('single[- ]arm|non-?randomi[sz]ed|uncontrolled', 'against a randomized control group'),
  design('retrospective(?:ly)?', 'in a prospective study'),
  design('cross-sectional', 'when the same subjects are followed over time'),
  design('single[- ]cent(?:er|re)', 'at other centers'),
];
const OTHERS_STUDY =
  /\b(?:previous|prior|earlier|other|recent|published|several|many|most|included) (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|analys[ie]s|trials?|surveys?|cohorts?)\b|\bin this review\b|\bet al\b/iu;

const isOfOthers = (text: string): boolean => OTHERS_STUDY.test(text) || hasCitation(text);

const firstOf = (sentence: PaperSentence, limits: readonly Limit[]): StudyLimit | undefined => {
  for (const [pattern, beyond] of limits) {
    const match = pattern.exec(sentence.text);
    const where = typeof beyond === 'string' ? beyond : match && beyond(match[1] ?? '');
    if (match && where) return { sentence, beyond: where };
  }
  return undefined;
};

/** The limit that a sentence about the limits of its study names. */
export const readStatedLimit = (sentence: PaperSentence): StudyLimit | undefined =>
  isOfOthers(sentence.text) ? undefined : firstOf(sentence, STATED);

/** The limit that comes with the kind of study that a sentence of an abstract or of methods names. */
export const readDesignLimit = (sentence: PaperSentence): StudyLimit | undefined =>
  isOfOthers(sentence.text) ? undefined : firstOf(sentence, DESIGNS);
