import type { LazyStep } from '../data/steps.js';

/** Loads the machine of a lazy step, connected to a client. The browser fetches each module once. */
export const loadStepLogic = {
  paper: async () => (await import('./logic/paper.logic.js')).paperLogic,
  hypothesis: async () => (await import('./logic/hypothesis.logic.js')).hypothesisLogic,
  literature: async () => (await import('./logic/literature.logic.js')).literatureLogic,
  experiment: async () => (await import('./logic/experiment.logic.js')).experimentLogic,
  company: async () => (await import('./logic/company.logic.js')).companyLogic,
} as const satisfies Record<LazyStep, () => Promise<unknown>>;
