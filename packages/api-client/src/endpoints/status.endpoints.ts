import { defineEndpoint } from './endpoint.js';

/** Reads the disclaimers. */
export const readDisclaimers = defineEndpoint({
  id: 'platform.disclaimers',
  method: 'GET',
  host: 'api',
  path: '/api/v1/disclaimers',
  contract: async () => {
    const [{ Nothing: input }, { DisclaimersReply: output }] = await Promise.all([
      import('../schemas/nothing.js'),
      import('../schemas/platform.js'),
    ]);
    return { input, output };
  },
});

/** Reads the status of each service. */
export const readServicesStatus = defineEndpoint({
  id: 'platform.services',
  method: 'GET',
  host: 'api',
  path: '/api/v1/services/status',
  contract: async () => {
    const [{ Nothing: input }, { ServicesStatusReply: output }] = await Promise.all([
      import('../schemas/nothing.js'),
      import('../schemas/platform.js'),
    ]);
    return { input, output };
  },
});
