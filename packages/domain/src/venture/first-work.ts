import type { Hypothesis } from '@spinout/api-client';
import { factorUseOf, isHazard } from './invention/factor-use.js';
import { toSingleLine } from './plain-text.js';

type FirstHypothesis = Pick<Hypothesis, 'statement' | 'structure'>;

/** A sentence of the description, with a space after it; empty without a hypothesis. */
export function firstQuestion(hypothesis: FirstHypothesis | null): string {
  const statement = toStatement(hypothesis);
  return statement === '' ? '' : `It starts from this hypothesis: “${statement}” `;
}

/** What the first project of the company is. */
export type FirstProject = 'experiment' | 'study';

/** What a methodology says where nothing is set by the investigators. */
const OBSERVES =
  /\bnothing is (?:assigned|changed)\b|\b(?:not assigned|observational|cross-sectional|retrospective|as (?:found|observed)|if it can be set)\b/iu;
const ASSIGNS = /\b(?:at random|randomly|randomi[sz]ed)\b/iu;

/** An experiment where something is set; a study where that is observed, or not known. */
export function firstProject(hypothesis: FirstHypothesis | null, methodology = ''): FirstProject {
  if (OBSERVES.test(methodology)) return 'study';
  const { structure } = hypothesis ?? {};
  if (ASSIGNS.test(methodology)) return 'experiment';
  if (!structure) return 'experiment';
  const use = factorUseOf(structure.factor);
  const isSet = (use === 'made' && !isHazard(structure.factor)) || use === 'genetic';
  return structure.direction !== 'associated' && isSet ? 'experiment' : 'study';
}

/** The milestones before the formation. */
export function firstMilestones(
  hypothesis: FirstHypothesis | null,
  project: FirstProject,
): string[] {
  const statement = toStatement(hypothesis);
  if (statement === '') return [];
  return [
    `First milestone: test “${statement}” in ${project === 'study' ? 'a study' : 'an experiment'}`,
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
