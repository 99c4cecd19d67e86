// Each by its name: esbuild without code splitting leaves `export *` of a module that is also loaded lazily uninitialized.
export { createCompany, generateDocument } from './company.endpoints.js';
export { designExperiment } from './experiment.endpoints.js';
export { generateHypothesis } from './hypothesis.endpoints.js';
export { importBibliography, removeImport } from './import.endpoints.js';
export { listJourneys, readJourney, saveJourney, removeJourney } from './journeys.endpoints.js';
export { readDataUsage, exportData, deleteData } from './stored-data.endpoints.js';
export { searchLiterature, reviewLiterature } from './literature.endpoints.js';
export { analyzePaper } from './paper.endpoints.js';
export {
  generateResearchPaperPdf,
  generateSummaryPdf,
  generateArticlePdf,
} from './pdf-article.endpoints.js';
export { generatePdf } from './pdf.endpoints.js';
export {
  createCircuit,
  runSimulation,
  optimizeMolecule,
  computeEnergies,
} from './quantum.endpoints.js';
export { runResearch, hypothesizeAdvanced, generatePaper } from './research-run.endpoints.js';
export {
  loadProfile,
  saveProfile,
  refreshSession,
  logout,
  exchangeCode,
  checkSignIn,
} from './session.endpoints.js';
export { readDisclaimers, readServicesStatus } from './status.endpoints.js';
export {
  checkHealth,
  startTenStep,
  readAnalytics,
  writeTenStepPaper,
} from './ten-step.endpoints.js';
export { suggestTopics } from './topics.endpoints.js';
export { listUsers, changeRole } from './users.endpoints.js';
