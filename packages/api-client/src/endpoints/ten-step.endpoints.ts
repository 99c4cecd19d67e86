import { contractOf, defineEndpoint, readContractOf } from './endpoint.js';

const loadTenStepSchemas = () => import('../schemas/ten-step.js');

/** Checks the health of the backend, without retries; only the ok flag counts. */
export const checkHealth = defineEndpoint({
  id: 'tenStep.health',
  method: 'GET',
  host: 'tenStep',
  path: '/health',
  retry: false,
  contract: readContractOf(() => import('../schemas/session.js'), 'AnyReply'),
});

/** Generates the initial hypothesis of a ten-step journey. */
export const startTenStep = defineEndpoint({
  id: 'tenStep.start',
  method: 'POST',
  host: 'tenStep',
  path: '/research/hypothesis/advanced',
  contract: contractOf(loadTenStepSchemas, 'TenStepStartRequest', 'TenStepStartReply'),
});

/** Reads the usage analytics. */
export const readAnalytics = defineEndpoint({
  id: 'tenStep.analytics',
  method: 'GET',
  host: 'tenStep',
  path: '/research/analytics',
  contract: readContractOf(loadTenStepSchemas, 'AnalyticsReply'),
});

/** Writes the paper of a ten-step journey. */
export const writeTenStepPaper = defineEndpoint({
  id: 'tenStep.paper',
  method: 'POST',
  host: 'tenStep',
  path: '/research/paper/generate',
  contract: contractOf(loadTenStepSchemas, 'TenStepPaperRequest', 'TenStepPaperReply'),
});
