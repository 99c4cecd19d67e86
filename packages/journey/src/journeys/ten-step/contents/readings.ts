import { isUnsupported, type Claim } from '@spinout/api-client';
import { readField, readList, readNumber, readText } from '../../results/read-field.js';
import type { TenStepData } from '../journey-data.js';

/** What replies contain beyond their schema. It is untrusted: fields of another shape are ignored. */

const texts = (values: readonly unknown[]): readonly string[] =>
  values.filter((value) => typeof value === 'string').filter((text) => text.trim() !== '');

export interface BudgetLine {
  readonly item: string;
  /** US dollars. */
  readonly amount: number;
  readonly basis: string;
}

export const readBudgetLines = (funding: unknown): readonly BudgetLine[] =>
  readList(funding, 'lines').flatMap((line) => {
    const item = readText(line, 'item');
    const amount = readNumber(line, 'total_usd');
    return item === null || amount === null
      ? []
      : [{ item, amount, basis: readText(line, 'basis') ?? '' }];
  });

/** How the experiment is carried out, in a sentence; null if not stated. */
export const readMethodology = (experiment: unknown): string | null =>
  readText(readField(experiment, 'design'), 'methodology');

/** What the planned experiment measures. */
export const readOutcomes = (experiment: unknown): readonly string[] =>
  texts(readList(readField(readField(experiment, 'design'), 'variables'), 'dependent'));

export const listMethods = ({ hypothesis }: TenStepData): readonly string[] => {
  const methodology = hypothesis?.methodology;
  return texts(typeof methodology === 'string' ? [methodology] : (methodology ?? []));
};

/** Hypotheses of the research agents that a source supports. */
export const getAgentHypotheses = ({ agenticResults }: TenStepData) => {
  const hypotheses = agenticResults?.results.hypotheses;
  return hypotheses && !isUnsupported(hypotheses.primary) ? hypotheses : null;
};

interface CheckedClaim {
  readonly text: string;
  readonly isSupported: boolean;
}

/** Claims of the hypothesis: those of the agents, or else of the start reply. */
export const listClaims = (data: TenStepData): readonly CheckedClaim[] => {
  const typed: readonly Claim[] = getAgentHypotheses(data)?.primary.claims ?? [];
  const claims = typed.length > 0 ? typed : readList(data.hypothesis, 'claims');
  return claims.flatMap((claim) => {
    const text = readText(claim, 'text');
    return text === null ? [] : [{ text, isSupported: readList(claim, 'evidence').length > 0 }];
  });
};

/** What the agents advise to do next for the hypothesis. */
export const listNextSteps = (data: TenStepData): readonly string[] => {
  const own = texts(readList(getAgentHypotheses(data)?.primary, 'next_steps'));
  return own.length > 0 ? own : (data.agenticResults?.results.analysis?.recommendations ?? []);
};
