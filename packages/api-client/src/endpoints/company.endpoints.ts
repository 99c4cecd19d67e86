import { defineEndpoint } from './endpoint.js';

/** Drafts a company structure from the research area, the blueprint and the budget. */
export const createCompany = defineEndpoint({
  id: 'company.create',
  method: 'POST',
  host: 'api',
  path: '/api/journey/company',
  contract: async () => {
    const { CompanyRequest: input, CompanyReply: output } =
      await import('../schemas/flow-company.js');
    return { input, output };
  },
});

/** Generates one of the six formation documents. */
export const generateDocument = defineEndpoint({
  id: 'company.generateDocument',
  method: 'POST',
  host: 'api',
  path: '/api/journey/generate-document',
  contract: async () => {
    const { GenerateDocumentRequest: input, GenerateDocumentReply: output } =
      await import('../schemas/flow-company.js');
    return { input, output };
  },
});
