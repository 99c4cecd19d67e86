import { animal } from './families/animal.family.js';
import { clinical } from './families/clinical.family.js';
import { comparison } from './families/comparison.family.js';
import { computational } from './families/computational.family.js';
import { field } from './families/field.family.js';
import { inVitro } from './families/in-vitro.family.js';
import { materials } from './families/materials.family.js';
import { observational } from './families/observational.family.js';
import { quantum } from './families/quantum.family.js';
import { space } from './families/space.family.js';
import type { Analysis, Family, Outcome } from './family.js';

/** In the order in which a tie is decided: the more specific method first. */
const FAMILIES: readonly Family[] = [
  quantum,
  animal,
  clinical,
  inVitro,
  computational,
  materials,
  observational,
  space,
  field,
];

/** What a hypothesis says, by how plainly it speaks of a method. */
export interface Wording {
  readonly methods: string;
  readonly title: string;
  readonly statement: string;
}

// A method that is named outweighs what the sentence happens to be about.
const WEIGHTS: Readonly<Record<keyof Wording, number>> = { methods: 3, title: 2, statement: 1 };

const wordsIn = (text: string, words: readonly string[]): number =>
  words.filter((word) => new RegExp(`\\b(?:${word})`, 'i').test(text)).length;

const score = (family: Family, wording: Wording): number =>
  wordsIn(wording.methods, family.words) * WEIGHTS.methods +
  wordsIn(wording.title, family.words) * WEIGHTS.title +
  wordsIn(wording.statement, family.words) * WEIGHTS.statement;

/**
 * Chooses the family with the most different words of its own in the hypothesis: a word among the methods
 * counts 3, in the title 2, in the statement 1. Without any word it is the controlled comparison.
 */
export function chooseFamily(wording: Wording): Family {
  let best: Family = comparison;
  let most = 0;
  for (const family of FAMILIES) {
    const points = score(family, wording);
    if (points > most) [best, most] = [family, points];
  }
  return best;
}

const TIME = [
  'survival',
  'mortality',
  'time to',
  'time until',
  'hazard',
  'relapse-free',
  'progression-free',
];
const PROPORTION = [
  'response rate',
  'remission',
  'incidence',
  'prevalence',
  'proportion of',
  'infection rate',
  'cure rate',
  'adherence rate',
  'success rate',
];

/** Chooses the analysis by the words for the outcome, among those that the family knows. */
export function chooseAnalysis(family: Family, outcomeText: string): Analysis {
  const outcome: Outcome =
    wordsIn(outcomeText, TIME) > 0
      ? 'time'
      : wordsIn(outcomeText, PROPORTION) > 0
        ? 'proportion'
        : 'value';
  return family.analyses[outcome] ?? family.analyses.value;
}
