import { defineEndpoint } from '../endpoint.js';
import {
  CompanyReply,
  CompanyRequest,
  GenerateDocumentReply,
  GenerateDocumentRequest,
} from '../schemas/flow-company.js';

/** API-07. Drafts a company structure from the research area, the blueprint and the budget. */
export const createCompany = defineEndpoint({
  id: 'company.create',
  method: 'POST',
  host: 'api',
  path: '/api/journey/company',
  input: CompanyRequest,
  output: CompanyReply,
});

/** API-08. Generates one of the six formation documents. */
export const generateDocument = defineEndpoint({
  id: 'company.generateDocument',
  method: 'POST',
  host: 'api',
  path: '/api/journey/generate-document',
  input: GenerateDocumentRequest,
  output: GenerateDocumentReply,
});
