import { defineEndpoint } from '../endpoint.js';
import { ExperimentDesignReply, ExperimentDesignRequest } from '../schemas/flow-experiment.js';

/** API-06. Proposes an experiment design for a hypothesis. */
export const designExperiment = defineEndpoint({
  id: 'experiment.design',
  method: 'POST',
  host: 'api',
  path: '/api/journey/experiment-design',
  input: ExperimentDesignRequest,
  output: ExperimentDesignReply,
});
