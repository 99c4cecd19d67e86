import type { Handler } from './handle.js';

/**
 * Handlers that are loaded with the first call of their area, so that a worker answers its first call before it has loaded what
 * reads, analyzes and computes. The keys are areas: the first part of the id of a call.
 */
export const laterHandlers: Readonly<Record<string, () => Promise<readonly Handler[]>>> = {
  paper: async () => (await import('./paper.handlers.js')).paperHandlers,
  hypothesis: async () => (await import('./hypothesis.handlers.js')).hypothesisHandlers,
  literature: async () => {
    const [{ literatureHandlers }, { importHandlers }] = await Promise.all([
      import('./literature.handlers.js'),
      import('./import.handlers.js'),
    ]);
    return [...literatureHandlers, ...importHandlers];
  },
  experiment: async () => (await import('./experiment.handlers.js')).experimentHandlers,
  company: async () => (await import('./company.handlers.js')).companyHandlers,
  pdf: async () => (await import('./pdf.handlers.js')).pdfHandlers,
  quantum: async () => (await import('./quantum.handlers.js')).quantumHandlers,
  research: async () => (await import('./research-run.handlers.js')).researchRunHandlers,
  platform: async () => (await import('./platform.handlers.js')).platformHandlers,
  tenStep: async () => (await import('./ten-step.handlers.js')).tenStepHandlers,
};
