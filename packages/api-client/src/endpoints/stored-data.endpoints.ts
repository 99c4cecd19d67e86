import { contractOf, defineEndpoint, readContractOf } from './endpoint.js';

const loadSchemas = () => import('../schemas/stored-data.js');

/** Says what the server stores for the caller, and how much it may be. */
export const readDataUsage = defineEndpoint({
  id: 'data.usage',
  method: 'GET',
  path: '/api/v1/data',
  contract: readContractOf(loadSchemas, 'DataUsageReply'),
});

/** Reads everything that the server stores for the caller, page by page. */
export const exportData = defineEndpoint({
  id: 'data.export',
  method: 'GET',
  path: '/api/v1/data/export',
  query: ['after'],
  contract: contractOf(loadSchemas, 'ExportDataRequest', 'ExportDataReply'),
});

/** Deletes everything that the server stores for the caller. */
export const deleteData = defineEndpoint({
  id: 'data.delete',
  method: 'POST',
  path: '/api/v1/data/delete',
  contract: contractOf(loadSchemas, 'DeleteDataRequest', 'DeleteDataReply'),
});
