import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/flow-company.js');

/** Drafts a company structure from the research area, the blueprint and the budget. */
export const createCompany = defineEndpoint({
  id: 'company.create',
  method: 'POST',
  path: '/api/journey/company',
  contract: contractOf(loadSchemas, 'CompanyRequest', 'CompanyReply'),
});

/** Generates one of the six formation documents. */
export const generateDocument = defineEndpoint({
  id: 'company.generateDocument',
  method: 'POST',
  path: '/api/journey/generate-document',
  contract: contractOf(loadSchemas, 'GenerateDocumentRequest', 'GenerateDocumentReply'),
});
