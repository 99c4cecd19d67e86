import { defineEndpoint } from './endpoint.js';

/** Proposes an experiment design for a hypothesis. */
export const designExperiment = defineEndpoint({
  id: 'experiment.design',
  method: 'POST',
  host: 'api',
  path: '/api/journey/experiment-design',
  contract: async () => {
    const { ExperimentDesignRequest: input, ExperimentDesignReply: output } =
      await import('../schemas/flow-experiment.js');
    return { input, output };
  },
});
