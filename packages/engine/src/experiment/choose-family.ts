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
import { isComputed } from './computed-methods.js';
import type { Analysis, Family, Outcome } from './family.js';
import type { Terms } from './hypothesis-terms.js';
import { pickHighest } from '../text/pick-highest.js';

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

const OF_DATA: readonly Family[] = [quantum, computational];
const TRIAL = /\b(?:randomi[sz]ed|clinical trial)/i;

/** What a hypothesis says, by how plainly it speaks of a method. */
export interface Wording {
  readonly methods: string;
  readonly title: string;
  readonly statement: string;
}

// A method that is named outweighs what the sentence happens to be about.
const WEIGHTS: Readonly<Record<keyof Wording, number>> = { methods: 3, title: 2, statement: 1 };

const wordsIn = (text: string, words: ReadonlySet<string>): number =>
  [...words].filter((word) => new RegExp(`\\b(?:${word})`, 'i').test(text)).length;

const score = (family: Family, wording: Wording): number =>
  wordsIn(wording.methods, family.words) * WEIGHTS.methods +
  wordsIn(wording.title, family.words) * WEIGHTS.title +
  wordsIn(wording.statement, family.words) * WEIGHTS.statement;

/**
 * Chooses the family with the most different words of its own in the hypothesis: a word among the methods
 * counts 3, in the title 2, in the statement 1. Without any word it is the controlled comparison.
 *
 * Where what is varied or what is measured is itself computed, as a neural network is, cultures, animals and people are
 * only what the data are about: the families are then the computational and the quantum one. A trial that is named stays
 * one.
 */
export function chooseFamily(
  wording: Wording,
  terms: Pick<Terms, 'a' | 'c'> = { a: '', c: '' },
): Family {
  const isOfData = isComputed(`${terms.a}\n${terms.c}`);
  const isTrial = TRIAL.test(Object.values(wording).join('\n'));
  return isOfData && !isTrial
    ? (bestOf(OF_DATA, wording) ?? computational)
    : (bestOf(FAMILIES, wording) ?? comparison);
}

const bestOf = (families: readonly Family[], wording: Wording) =>
  pickHighest(families, (family) => score(family, wording));

const TIME =
  /\b(?:survival|mortality|time to|time until|hazard|relapse-free|progression-free|duration of (?:remission|response|survival))/i;
const PROPORTION =
  /\b(?:response rate|remission|incidence|prevalence|proportion of|infection rate|fatality|cure rate|adherence rate|success rate|deaths?\b|(?:rate|risk|share|occurrence|recurrence) of|side effects|viral suppression|(?:screening|vaccine|vaccination|testing) uptake|(?:cancer|carcinoma|\w{3,}itis|dementia|stroke|diabetes|delirium|infection)$)/im;

/** "The rate of relapse" counts people; "the rate of cleavage" is a speed. */
const COUNTS_EVENTS: ReadonlySet<string> = new Set(['clinical', 'observational', 'animal']);

/** Chooses the analysis by the words for the outcome, among those that the family knows. */
export function chooseAnalysis(family: Family, outcomeText: string): Analysis {
  const isCounted = COUNTS_EVENTS.has(family.id);
  const outcome: Outcome = TIME.test(outcomeText)
    ? 'time'
    : PROPORTION.test(isCounted ? outcomeText : outcomeText.replace(/\brate of\b/giu, ''))
      ? 'proportion'
      : 'value';
  return family.analyses[outcome] ?? family.analyses.value;
}
