import type { ReactNode } from 'react';
import type { LazyStep, StepName } from '../data/steps.js';
import type { TopicSummary } from '../steps/topic/topic-summary.view.js';
import type { StepDefinition } from './define-step.js';
import type { FetchedStep } from './flow.types.js';
import { revisitRules } from './revisit/revisit.rules.js';

/** The code of a step. */
export interface StepCode {
  /** What the flow knows of the step, with its machine. */
  readonly definition: StepDefinition;
  readonly Screen: (props: { readonly actor: never }) => ReactNode;
}

/** The code of the first step, and what shows the chosen topic. */
export interface FirstStep extends StepCode {
  readonly Summary: typeof TopicSummary;
}

/** The code of a step, with the rules about completed steps; there is none before the second step. */
export type LoadedStep = StepCode & FetchedStep;

/** Loads the code of the steps after the first one. The browser fetches each module once. */
export const stepLoaders: Record<LazyStep, () => Promise<StepCode>> = {
  paper: () => import('./steps/paper.code.js'),
  hypothesis: () => import('./steps/hypothesis.code.js'),
  literature: () => import('./steps/literature.code.js'),
  experiment: () => import('./steps/experiment.code.js'),
  company: () => import('./steps/company.code.js'),
};

/**
 * Loads the code of a step.
 * @param firstStep the code of the first one, which every flow loads first
 */
export const loadStepCode = async (name: StepName, firstStep: StepCode): Promise<LoadedStep> => ({
  ...(name === 'topic' ? firstStep : await stepLoaders[name]()),
  rules: revisitRules,
});
