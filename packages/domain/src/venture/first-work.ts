import type { Hypothesis } from '@spinout/api-client';
import { toSingleLine } from './plain-text.js';

type FirstHypothesis = Pick<Hypothesis, 'statement' | 'structure'>;

const MAX_TITLE_CHARACTERS = 140;
/** A phrase that is a piece of a sentence makes no title. */
const NO_NAME =
  /^[\p{P}\p{S}]|^(?:from|to|and|or|but|that|which|depending|maintain|make|block|buffer|prepare)\b|[,;:?!]/iu;

const AIMS = {
  raises: 'Method to increase',
  lowers: 'Method to reduce',
  changes: 'Method to influence',
  associated: 'Method to assess',
} as const;

/** Names of species and persons, which keep their capital. */
const PROPER = /^\p{L}+(?:us|um|is|ia|ella|ii|[’']s?)(?= |$)/u;

/** A phrase from the start of a sentence, to stand within a title. */
const toTitlePart = (phrase: string): string => {
  const text = toSingleLine(phrase);
  return /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*(?= |$)/u.test(text) && !PROPER.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
};

/**
 * Title of the first patent application, from what the hypothesis measures and what it varies.
 * @returns null if the hypothesis does not name both in short
 */
export function firstPatent(hypothesis: FirstHypothesis | null): string | null {
  const structure = hypothesis?.structure;
  if (!structure) return null;
  const [outcome, factor] = [toTitlePart(structure.outcome), toTitlePart(structure.factor)];
  if (outcome === '' || factor === '' || NO_NAME.test(outcome) || NO_NAME.test(factor)) return null;
  const title = `${AIMS[structure.direction]} ${outcome}, based on ${factor}`;
  return title.length > MAX_TITLE_CHARACTERS ? null : title;
}

/** A sentence of the description, with a space after it; empty without a hypothesis. */
export function firstQuestion(hypothesis: FirstHypothesis | null): string {
  const statement = toStatement(hypothesis);
  return statement === '' ? '' : `It starts from this hypothesis: “${statement}” `;
}

/** The milestones before the formation. */
export function firstMilestones(hypothesis: FirstHypothesis | null): string[] {
  const statement = toStatement(hypothesis);
  if (statement === '') return [];
  return [
    `First milestone: test “${statement}” in an experiment`,
    'Second milestone: have the result replicated independently, and decide on the patent application before you publish',
  ];
}

const MAX_STATEMENT_CHARACTERS = 300;

const toStatement = (hypothesis: FirstHypothesis | null): string => {
  const statement = toSingleLine(hypothesis?.statement ?? '');
  return statement.length > MAX_STATEMENT_CHARACTERS
    ? `${statement.slice(0, MAX_STATEMENT_CHARACTERS).replace(/(?<!\s)\s+\S*$/u, '')} …`
    : statement;
};
