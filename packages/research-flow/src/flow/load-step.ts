import type { ReactNode } from 'react';
import type { LazyStep } from '../data/steps.js';
import type { StepDefinition } from './define-step.js';

interface StepLoader {
  /** Loads what the flow knows of the step, with its machine. */
  readonly definition: () => Promise<StepDefinition>;
  readonly screen: () => Promise<(props: { readonly actor: never }) => ReactNode>;
}

/** Loads the code of the steps after the first one. The browser fetches each module once. */
export const stepLoaders: Record<LazyStep, StepLoader> = {
  paper: {
    definition: async () => (await import('./steps/paper.step.js')).paperStep,
    screen: async () => (await import('../steps/paper/paper-step.screen.js')).PaperStepScreen,
  },
  hypothesis: {
    definition: async () => (await import('./steps/hypothesis.step.js')).hypothesisStep,
    screen: async () =>
      (await import('../steps/hypothesis/hypothesis-step.screen.js')).HypothesisStepScreen,
  },
  literature: {
    definition: async () => (await import('./steps/literature.step.js')).literatureStep,
    screen: async () =>
      (await import('../steps/literature/literature-step.screen.js')).LiteratureStepScreen,
  },
  experiment: {
    definition: async () => (await import('./steps/experiment.step.js')).experimentStep,
    screen: async () =>
      (await import('../steps/experiment/experiment-step.screen.js')).ExperimentStepScreen,
  },
  company: {
    definition: async () => (await import('./steps/company.step.js')).companyStep,
    screen: async () => (await import('../steps/company/company-step.screen.js')).CompanyStepScreen,
  },
};

/** Loads the rules about completed steps; there is none before the second step. */
export const loadRevisitRules = async () =>
  (await import('./revisit/revisit.rules.js')).revisitRules;
