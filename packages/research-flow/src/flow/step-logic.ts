import type { LaterStep } from './steps.js';

/** Brings the rules of a later step, joined to a client. A browser fetches them once. */
export const stepLogic = {
  paper: async () => (await import('./logic/paper.logic.js')).paperLogic,
  hypothesis: async () => (await import('./logic/hypothesis.logic.js')).hypothesisLogic,
  literature: async () => (await import('./logic/literature.logic.js')).literatureLogic,
  experiment: async () => (await import('./logic/experiment.logic.js')).experimentLogic,
  company: async () => (await import('./logic/company.logic.js')).companyLogic,
} as const satisfies Record<LaterStep, () => Promise<unknown>>;
