import type { ReactNode } from 'react';
import type { LazyStep } from '../data/steps.js';
import type { StepDefinition } from './define-step.js';

/** The code of a step. */
export interface StepCode {
  /** What the flow knows of the step, with its machine. */
  readonly definition: StepDefinition;
  readonly Screen: (props: { readonly actor: never }) => ReactNode;
}

/** Loads the code of the steps after the first one. The browser fetches each module once. */
export const stepLoaders: Record<LazyStep, () => Promise<StepCode>> = {
  paper: () => import('./steps/paper.code.js'),
  hypothesis: () => import('./steps/hypothesis.code.js'),
  literature: () => import('./steps/literature.code.js'),
  experiment: () => import('./steps/experiment.code.js'),
  company: () => import('./steps/company.code.js'),
};
