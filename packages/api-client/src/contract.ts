export { ENDPOINTS, getRoute, type AnyEndpoint } from './endpoints/all.endpoints.js';
export { createCompany, generateDocument } from './endpoints/company.endpoints.js';
export { designExperiment } from './endpoints/experiment.endpoints.js';
export { generateHypothesis } from './endpoints/hypothesis.endpoints.js';
export { importBibliography, removeImport } from './endpoints/import.endpoints.js';
export { listJourneys, removeJourney, saveJourney } from './endpoints/journeys.endpoints.js';
export { reviewLiterature, searchLiterature } from './endpoints/literature.endpoints.js';
export { analyzePaper } from './endpoints/paper.endpoints.js';
export {
  generateArticlePdf,
  generateResearchPaperPdf,
  generateSummaryPdf,
} from './endpoints/pdf-article.endpoints.js';
export { generatePdf } from './endpoints/pdf.endpoints.js';
export { createCircuit, optimizeMolecule, runSimulation } from './endpoints/quantum.endpoints.js';
export {
  generatePaper,
  hypothesizeAdvanced,
  runResearch,
} from './endpoints/research-run.endpoints.js';
export {
  checkSignIn,
  exchangeCode,
  loadProfile,
  logout,
  refreshSession,
  saveProfile,
} from './endpoints/session.endpoints.js';
export { readDisclaimers, readServicesStatus } from './endpoints/status.endpoints.js';
export {
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
} from './endpoints/ten-step.endpoints.js';
export { suggestTopics } from './endpoints/topics.endpoints.js';
export { changeRole, listUsers } from './endpoints/users.endpoints.js';
export { ENDPOINT_CATALOG, type CatalogService } from './config/endpoint-catalog.js';
export { buildPath, parsePathFields } from './endpoints/build-path.js';
export { canSign } from './transport/session-access.js';
export { listNamedSchemas } from './schemas/named-schemas.js';
