import type * as z from 'zod/mini';
import type { Address, HostName } from '../config/address.js';
import type { Endpoint, PdfEndpoint } from './endpoint.js';
import { createCompany, generateDocument } from './company.endpoints.js';
import { designExperiment } from './experiment.endpoints.js';
import { generateHypothesis } from './hypothesis.endpoints.js';
import { importBibliography, removeImport } from './import.endpoints.js';
import { listJourneys, removeJourney, saveJourney } from './journeys.endpoints.js';
import { reviewLiterature, searchLiterature } from './literature.endpoints.js';
import { analyzePaper } from './paper.endpoints.js';
import {
  generateArticlePdf,
  generateResearchPaperPdf,
  generateSummaryPdf,
} from './pdf-article.endpoints.js';
import { generatePdf } from './pdf.endpoints.js';
import { createCircuit, optimizeMolecule, runSimulation } from './quantum.endpoints.js';
import { generatePaper, hypothesizeAdvanced, runResearch } from './research-run.endpoints.js';
import {
  checkSignIn,
  exchangeCode,
  loadProfile,
  logout,
  refreshSession,
  saveProfile,
} from './session.endpoints.js';
import { readDisclaimers, readServicesStatus } from './status.endpoints.js';
import {
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
} from './ten-step.endpoints.js';
import { suggestTopics } from './topics.endpoints.js';
import { changeRole, listUsers } from './users.endpoints.js';

/** An endpoint of any kind. */
export interface AnyEndpoint {
  /** Its row in `docs/requirements.md`. */
  readonly row: string;
  readonly reply: 'json' | 'pdf';
  readonly endpoint: Address & {
    /** Endpoints that reply with a PDF have no `output`. */
    readonly contract: () => Promise<{
      readonly input: z.core.$ZodType;
      readonly output?: z.core.$ZodType;
    }>;
  };
}

const json = <Input, Output>(row: string, endpoint: Endpoint<Input, Output>): AnyEndpoint => ({
  row,
  reply: 'json',
  endpoint,
});
const pdf = <Input>(row: string, endpoint: PdfEndpoint<Input>): AnyEndpoint => ({
  row,
  reply: 'pdf',
  endpoint,
});

/**
 * Every endpoint of a server, with its row in `docs/requirements.md`. For
 * servers, documents and checks: a page that imports this list bundles every endpoint.
 */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  json('API-01', suggestTopics),
  json('API-02', generateHypothesis),
  json('API-03', searchLiterature),
  json('API-04', reviewLiterature),
  json('API-05', analyzePaper),
  json('API-06', designExperiment),
  json('API-07', createCompany),
  json('API-08', generateDocument),
  pdf('API-09', generatePdf),
  pdf('API-10', generateResearchPaperPdf),
  pdf('API-11', generateSummaryPdf),
  json('API-12', createCircuit),
  json('API-13', runSimulation),
  json('API-14', optimizeMolecule),
  json('API-15', runResearch),
  json('API-16', hypothesizeAdvanced),
  json('API-17', generatePaper),
  pdf('API-18', generateArticlePdf),
  json('API-19', readDisclaimers),
  json('API-20', readServicesStatus),
  json('API-21', loadProfile),
  json('API-22', saveProfile),
  json('API-23', refreshSession),
  json('API-24', logout),
  json('API-25', exchangeCode),
  json('API-26', checkSignIn),
  json('API-28', checkHealth),
  json('API-29', startTenStep),
  json('API-30', readAnalytics),
  json('API-31', writeTenStepPaper),
  json('journeys', listJourneys),
  json('journeys', saveJourney),
  json('journeys', removeJourney),
  json('imports', importBibliography),
  json('imports', removeImport),
  json('T-40', listUsers),
  json('T-40', changeRole),
];

/** Base paths of the hosts on a single server. */
const MOUNTS: Record<HostName, string> = {
  api: '',
  auth: '/api/v1',
  pdf: '/api/v1/pdf',
  researchApi: '/api/v1',
  research: '',
  tenStep: '/api/v1',
};

/** Returns the path of an endpoint on a server that serves all hosts. */
export const getRoute = ({ host, path }: Pick<Address, 'host' | 'path'>): string =>
  `${MOUNTS[host]}${path}`;
