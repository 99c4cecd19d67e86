import type { CallContext, CallOptions } from './call.js';
import { bindCalls } from './bind-calls.js';
import { createApiClient } from './client.js';
import type { Endpoint } from '../endpoints/endpoint.js';
import type { PlatformClient } from './platform-client.types.js';
import * as endpoints from '../endpoints/each-endpoint.js';

/**
 * Creates the client for all calls: those of the flow, and those of the journeys, the panels and sign-in.
 * A host that embeds only the flow uses {@link createApiClient}, which is smaller.
 * @throws {ConfigurationError} in development, without a transport
 * @example createPlatformClient({ transport: httpTransport({ apiBase: 'https://api.example.org' }) })
 */
export const createPlatformClient = (settings: CallContext): PlatformClient => {
  const { context, bind, bindPdf } = bindCalls(settings);
  const read =
    <Output>(endpoint: Endpoint<undefined, Output>) =>
    (options?: CallOptions) =>
      bind(endpoint)(undefined, options);
  const flow = createApiClient(context);
  return {
    ...flow,
    pdf: {
      ...flow.pdf,
      researchPaper: bindPdf(endpoints.generateResearchPaperPdf),
      summary: bindPdf(endpoints.generateSummaryPdf),
      article: bindPdf(endpoints.generateArticlePdf),
    },
    quantum: {
      createCircuit: bind(endpoints.createCircuit),
      runSimulation: bind(endpoints.runSimulation),
      optimizeMolecule: bind(endpoints.optimizeMolecule),
      computeEnergies: bind(endpoints.computeEnergies),
    },
    research: {
      run: bind(endpoints.runResearch),
      hypothesis: bind(endpoints.hypothesizeAdvanced),
      paper: bind(endpoints.generatePaper),
    },
    tenStep: {
      health: read(endpoints.checkHealth),
      start: bind(endpoints.startTenStep),
      analytics: read(endpoints.readAnalytics),
      paper: bind(endpoints.writeTenStepPaper),
    },
    platform: {
      disclaimers: read(endpoints.readDisclaimers),
      services: read(endpoints.readServicesStatus),
    },
    session: {
      profile: read(endpoints.loadProfile),
      saveProfile: bind(endpoints.saveProfile),
      refresh: bind(endpoints.refreshSession),
      logout: bind(endpoints.logout),
      exchangeCode: bind(endpoints.exchangeCode),
      health: read(endpoints.checkSignIn),
    },
    users: { list: bind(endpoints.listUsers), changeRole: bind(endpoints.changeRole) },
    journeys: {
      list: read(endpoints.listJourneys),
      read: bind(endpoints.readJourney),
      save: bind(endpoints.saveJourney),
      remove: bind(endpoints.removeJourney),
    },
    data: {
      usage: read(endpoints.readDataUsage),
      export: bind(endpoints.exportData),
      delete: bind(endpoints.deleteData),
    },
  };
};
