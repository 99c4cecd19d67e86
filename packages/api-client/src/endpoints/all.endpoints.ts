import type * as z from 'zod/mini';
import type { Address, HostName } from '../config/address.js';
import type { Endpoint, PdfEndpoint } from './endpoint.js';
import * as endpoints from './each-endpoint.js';

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
  json('API-01', endpoints.suggestTopics),
  json('API-02', endpoints.generateHypothesis),
  json('API-03', endpoints.searchLiterature),
  json('API-04', endpoints.reviewLiterature),
  json('API-05', endpoints.analyzePaper),
  json('API-06', endpoints.designExperiment),
  json('API-07', endpoints.createCompany),
  json('API-08', endpoints.generateDocument),
  pdf('API-09', endpoints.generatePdf),
  pdf('API-10', endpoints.generateResearchPaperPdf),
  pdf('API-11', endpoints.generateSummaryPdf),
  json('API-12', endpoints.createCircuit),
  json('API-13', endpoints.runSimulation),
  json('API-14', endpoints.optimizeMolecule),
  json('energies', endpoints.computeEnergies),
  json('API-15', endpoints.runResearch),
  json('API-16', endpoints.hypothesizeAdvanced),
  json('API-17', endpoints.generatePaper),
  pdf('API-18', endpoints.generateArticlePdf),
  json('API-19', endpoints.readDisclaimers),
  json('API-20', endpoints.readServicesStatus),
  json('API-21', endpoints.loadProfile),
  json('API-22', endpoints.saveProfile),
  json('API-23', endpoints.refreshSession),
  json('API-24', endpoints.logout),
  json('API-25', endpoints.exchangeCode),
  json('API-26', endpoints.checkSignIn),
  json('API-28', endpoints.checkHealth),
  json('API-29', endpoints.startTenStep),
  json('API-30', endpoints.readAnalytics),
  json('API-31', endpoints.writeTenStepPaper),
  json('journeys', endpoints.listJourneys),
  json('journeys', endpoints.readJourney),
  json('journeys', endpoints.saveJourney),
  json('journeys', endpoints.removeJourney),
  json('data', endpoints.readDataUsage),
  json('data', endpoints.exportData),
  json('data', endpoints.deleteData),
  json('imports', endpoints.importBibliography),
  json('imports', endpoints.removeImport),
  json('T-40', endpoints.listUsers),
  json('T-40', endpoints.changeRole),
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
