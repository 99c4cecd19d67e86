import { defineEndpoint, readContractOf } from './endpoint.js';

const loadSchemas = () => import('../schemas/platform.js');

/** Reads the disclaimers. */
export const readDisclaimers = defineEndpoint({
  id: 'platform.disclaimers',
  method: 'GET',
  path: '/api/v1/disclaimers',
  contract: readContractOf(loadSchemas, 'DisclaimersReply'),
});

/** Reads the status of each service. */
export const readServicesStatus = defineEndpoint({
  id: 'platform.services',
  method: 'GET',
  path: '/api/v1/services/status',
  contract: readContractOf(loadSchemas, 'ServicesStatusReply'),
});
