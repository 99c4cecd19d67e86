import { withoutParentheses } from '../../statements/clause.js';
import { POPULATION } from '../structure-of.js';

/** What two studies of the same effect did differently, as parts of a sentence: "in mice", "in rats". */
export interface Moderator {
  readonly one: string;
  readonly other: string;
}

const DOSE =
  /\bat (?:an? (?:daily |oral )?dose of )?(\d{1,5}(?:\.\d{1,3})?\s?(?:[mµμn]?g|[mµμn]M|IU|ppm|%|Gy)(?:\s?(?:\/|per)\s?(?:kg|mL|L|day|d|ha))?)(?![\p{L}\d])/iu;
const wordsOf = (text: string) => text.toLowerCase().split(/\s+/);

/** "in wet meadows": a plural at the end of a clause, as far as it names no part of a study. */
const PLACES = /\bin ((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}[^su\W]s)(?=\s*(?:[.,;[(]|$))/giu;
const OF_STUDY =
  /\b(?:studies|reports?|experiments|cases|results|tests|figures|tables|conditions|terms|levels|analyses|models|trials|groups|samples|works|papers|data|years|days|weeks|months|hours|times|ways|aspects|respects|methods|increases|decreases|others|previous|these|those|both|all|some|many|most)\b/iu;
const placeIn = (text: string): string | undefined =>
  [...text.matchAll(PLACES)]
    .map((match) => match[1] ?? '')
    .filter((place) => !OF_STUDY.test(place))
    .at(-1);

/** The people or animals that a text names last after "in". */
export const populationIn = (text: string): string | undefined =>
  POPULATION.exec(text)?.[1]
    ?.split(/(?<!\s)\s+in\s+/u)
    .at(-1)
    ?.replace(/^(?:the|our|these|those)\s+/u, '');

/**
 * Finds in what two statements of an effect differ: the population or the dose that each of them names.
 * @returns undefined where a text names none, or one includes the other ("mice" and "old mice")
 */
export function findModerator(one: string, other: string): Moderator | undefined {
  const [first, second] = [one, other].map((text) => populationIn(text) ?? placeIn(text));
  if (first !== undefined && second !== undefined) {
    const [words, others] = [wordsOf(first), wordsOf(second)];
    const isNested =
      words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
    if (!isNested) return { one: `in ${first}`, other: `in ${second}` };
  }
  const [dose, otherDose] = [DOSE.exec(one)?.[1], DOSE.exec(other)?.[1]];
  return dose !== undefined && otherDose !== undefined && dose !== otherDose
    ? { one: `at ${dose}`, other: `at ${otherDose}` }
    : undefined;
}

const EXPLAINED =
  /\b(?:discrepanc(?:y|ies)|inconsistenc(?:y|ies)|contradictions?|differences? (?:in|between) (?:the )?(?:results|findings|studies)|conflicting (?:results|findings)|disagreement|contrast(?:ing results)?)\b[^.;]{0,60}\b(?:due to|explained by|attribut(?:able|ed) to|a result of|result from|reflect|related to|arise from|stem from|because of)\s+(?<cause>[^.;]{4,90})/iu;
const DIFFERENCE_IN =
  /^(?:the |possible )?(?:differences? in|variation in|differing|different)\s+(?:the )?(?<what>(?:[\p{L}-]+ ){0,4}[\p{L}-]+?)(?=\s*(?:$|[,(]|\s(?:and|or|between|used|studied|tested|that|which|in|of (?:these|the two)|among|across)\b))/iu;
/** What differs between studies and can be varied within one. */
const VARIED =
  /\b(?:dos(?:e|es|age|ing)|concentrations?|age|ages|sex|species|strains?|populations?|diets?|duration|durations|temperatures?|timing|stages?|seasons?|soils?|climates?|habitats?|altitudes?|tasks?|intensit(?:y|ies)|severity|routes?|substrates?|pressures?|humidity|thickness|solvents?|breeds?|cultivars?|genotypes?|genetic backgrounds?|methods?|protocols?|assays?|measures?|instruments?|schedules?|income|incentives?)\b/iu;

/** What a text says may explain that studies disagree, if it can be varied: "the dose", "mouse strains". */
export function readExplanation(text: string): string | undefined {
  const cause = EXPLAINED.exec(withoutParentheses(text))?.groups?.['cause'] ?? '';
  const what = DIFFERENCE_IN.exec(cause)?.groups?.['what']?.trim() ?? '';
  const isPointing = /^(?:these|those|this|that|other|our)\b/iu.test(what);
  return VARIED.test(what) && !isPointing ? what : undefined;
}
