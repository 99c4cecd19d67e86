import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/flow-experiment.js');

/** Proposes an experiment design for a hypothesis. */
export const designExperiment = defineEndpoint({
  id: 'experiment.design',
  method: 'POST',
  path: '/api/journey/experiment-design',
  contract: contractOf(loadSchemas, 'ExperimentDesignRequest', 'ExperimentDesignReply'),
});
