import { call, callForPdf, type CallContext, type CallOptions } from './call.js';
import { createApiClient } from './client.js';
import type { Endpoint, PdfEndpoint } from '../endpoints/endpoint.js';
import { listJourneys, removeJourney, saveJourney } from '../endpoints/journeys.endpoints.js';
import {
  generateArticlePdf,
  generateResearchPaperPdf,
  generateSummaryPdf,
} from '../endpoints/pdf-article.endpoints.js';
import { createCircuit, optimizeMolecule, runSimulation } from '../endpoints/quantum.endpoints.js';
import {
  generatePaper,
  hypothesizeAdvanced,
  runResearch,
} from '../endpoints/research-run.endpoints.js';
import {
  checkSignIn,
  exchangeCode,
  loadProfile,
  logout,
  refreshSession,
  saveProfile,
} from '../endpoints/session.endpoints.js';
import { readDisclaimers, readServicesStatus } from '../endpoints/status.endpoints.js';
import {
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
} from '../endpoints/ten-step.endpoints.js';
import { changeRole, listUsers } from '../endpoints/users.endpoints.js';

/**
 * Creates the client for all calls: those of the flow, and those of the journeys, the panels and sign-in.
 * A host that embeds only the flow uses {@link createApiClient}, which is smaller.
 * @example createPlatformClient({ transport: httpTransport({ apiBase: 'https://api.example.org' }) })
 */
export const createPlatformClient = (context: CallContext) => {
  const bind =
    <Input, Output>(endpoint: Endpoint<Input, Output>) =>
    (input: Input, options?: CallOptions) =>
      call(context, endpoint, input, options);
  const read =
    <Output>(endpoint: Endpoint<undefined, Output>) =>
    (options?: CallOptions) =>
      call(context, endpoint, undefined, options);
  const bindPdf =
    <Input>(endpoint: PdfEndpoint<Input>) =>
    (input: Input, options?: CallOptions) =>
      callForPdf(context, endpoint, input, options);
  const flow = createApiClient(context);
  return {
    ...flow,
    pdf: {
      ...flow.pdf,
      researchPaper: bindPdf(generateResearchPaperPdf),
      summary: bindPdf(generateSummaryPdf),
      article: bindPdf(generateArticlePdf),
    },
    quantum: {
      createCircuit: bind(createCircuit),
      runSimulation: bind(runSimulation),
      optimizeMolecule: bind(optimizeMolecule),
    },
    research: {
      run: bind(runResearch),
      hypothesis: bind(hypothesizeAdvanced),
      paper: bind(generatePaper),
    },
    tenStep: {
      health: read(checkHealth),
      start: bind(startTenStep),
      analytics: read(readAnalytics),
      paper: bind(writeTenStepPaper),
    },
    platform: { disclaimers: read(readDisclaimers), services: read(readServicesStatus) },
    session: {
      profile: read(loadProfile),
      saveProfile: bind(saveProfile),
      refresh: bind(refreshSession),
      logout: bind(logout),
      exchangeCode: bind(exchangeCode),
      health: read(checkSignIn),
    },
    users: { list: bind(listUsers), changeRole: bind(changeRole) },
    journeys: {
      list: read(listJourneys),
      save: bind(saveJourney),
      remove: bind(removeJourney),
    },
  };
};

/** All calls of the product. A host can also implement them itself. */
export type PlatformClient = ReturnType<typeof createPlatformClient>;
