import { defineEndpoint } from './endpoint.js';

/** Checks the health of the backend, without retries; only the ok flag counts. */
export const checkHealth = defineEndpoint({
  id: 'tenStep.health',
  method: 'GET',
  host: 'tenStep',
  path: '/health',
  retry: false,
  contract: async () => {
    const [{ Nothing: input }, { AnyReply: output }] = await Promise.all([
      import('../schemas/nothing.js'),
      import('../schemas/session.js'),
    ]);
    return { input, output };
  },
});

/** Generates the initial hypothesis of a ten-step journey. */
export const startTenStep = defineEndpoint({
  id: 'tenStep.start',
  method: 'POST',
  host: 'tenStep',
  path: '/research/hypothesis/advanced',
  contract: async () => {
    const { TenStepStartRequest: input, TenStepStartReply: output } =
      await import('../schemas/ten-step.js');
    return { input, output };
  },
});

/** Reads the usage analytics. */
export const readAnalytics = defineEndpoint({
  id: 'tenStep.analytics',
  method: 'GET',
  host: 'tenStep',
  path: '/research/analytics',
  contract: async () => {
    const [{ Nothing: input }, { AnalyticsReply: output }] = await Promise.all([
      import('../schemas/nothing.js'),
      import('../schemas/ten-step.js'),
    ]);
    return { input, output };
  },
});

/** Writes the paper of a ten-step journey. */
export const writeTenStepPaper = defineEndpoint({
  id: 'tenStep.paper',
  method: 'POST',
  host: 'tenStep',
  path: '/research/paper/generate',
  contract: async () => {
    const { TenStepPaperRequest: input, TenStepPaperReply: output } =
      await import('../schemas/ten-step.js');
    return { input, output };
  },
});
