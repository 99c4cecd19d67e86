export { createApiClient, type ApiClient } from './client/client.js';
export { createPlatformClient, type PlatformClient } from './client/platform-client.js';
export { call, callForPdf, type CallContext, type CallOptions } from './client/call.js';
export type { Address, HostName } from './config/address.js';
export { REQUEST_TIMEOUT_MS } from './config/request-timeout.js';
export { createHosts, isLocalHost, joinUrl, type HostSettings } from './config/hosts.js';
export { ENDPOINT_CATALOG, type CatalogService } from './config/endpoint-catalog.js';
export {
  FEATURE_FLAGS,
  readPlatformConfig,
  SERVICES,
  type FeatureFlags,
  type PageAddress,
  type PlatformConfig,
  type PlatformSettings,
  type ServiceName,
  type ServiceAddress,
} from './config/platform-config.js';
export { signInUrl, type SignInProof } from './config/sign-in-url.js';
export {
  defineEndpoint,
  definePdfEndpoint,
  type Contract,
  type Endpoint,
  type PdfEndpoint,
} from './endpoints/endpoint.js';
export {
  ApiError,
  ConfigurationError,
  isApiError,
  type ApiErrorCode,
  type ApiErrorDetails,
  type MalformedReason,
} from './errors/api-error.js';
export { createCompany, generateDocument } from './endpoints/company.endpoints.js';
export { designExperiment } from './endpoints/experiment.endpoints.js';
export { generateHypothesis } from './endpoints/hypothesis.endpoints.js';
export { importBibliography, removeImport } from './endpoints/import.endpoints.js';
export { reviewLiterature, searchLiterature } from './endpoints/literature.endpoints.js';
export { analyzePaper } from './endpoints/paper.endpoints.js';
export { listJourneys, removeJourney, saveJourney } from './endpoints/journeys.endpoints.js';
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
export { safeFileName } from './files/file-name.js';
export { saveFile, type SaveFile } from './files/save-file.js';
export {
  confidenceToShow,
  isUnsupported,
  NO_HYPOTHESIS_TITLE,
  supportedOrNull,
} from './hypothesis/unsupported.js';
export { addUsage } from './usage/add-usage.js';
export type { Claim, Evidence } from './schemas/flow-evidence.js';
export type {
  CompanyReply,
  CompanyRequest,
  CompanyStructure,
  DocumentType,
  Founder,
  FundingRound,
  GeneratedDocument,
  GenerateDocumentReply,
  GenerateDocumentRequest,
  Holding,
  LegalDocuments,
  OperationalBlueprint,
} from './schemas/flow-company.js';
export type {
  BudgetLine,
  ReportedEffectChoice,
  ReportedEffectSource,
  SamplePlanRequest,
  ExperimentDesign,
  ExperimentDesignReply,
  ExperimentDesignRequest,
  Phase,
  PowerAnalysis,
} from './schemas/flow-experiment.js';
export type {
  ConfidenceBasis,
  DropReason,
  Hypothesis,
  HypothesisOption,
  HypothesisStructure,
  HypothesisReply,
  LanguageModelReport,
  HypothesisRequest,
} from './schemas/flow-hypothesis.js';
export type {
  LiteratureAnalysis,
  LiteratureReviewReply,
  LiteratureReviewRequest,
  LiteratureSearchReply,
  PublicSources,
  LiteratureSearchRequest,
  Paper,
} from './schemas/flow-literature.js';
export type { SearchedSource, SearchLog } from './schemas/literature-log.js';
export type {
  BibliographyImport,
  ImportBibliographyReply,
  ImportBibliographyRequest,
  ImportedRecord,
  ImportProblem,
  RemoveImportReply,
  RemoveImportRequest,
  StoredIn,
} from './schemas/flow-import.js';
export type {
  AnalyzePaperReply,
  AnalyzePaperRequest,
  PaperAnalysis,
  ReportedStatistics,
  StatisticsInconsistency,
  PaperMetadata,
  UploadMethod,
  EffectNumber,
  PaperEffect,
  PaperPublication,
} from './schemas/flow-paper-analysis.js';
export type { PdfRequest } from './schemas/flow-pdf.js';
export type {
  StoredJourney,
  ListJourneysReply,
  RemoveJourneyReply,
  RemoveJourneyRequest,
  SaveJourneyReply,
  SaveJourneyRequest,
} from './schemas/journeys.js';
export type {
  ArticlePdfRequest,
  PaperFigure,
  PaperTable,
  ResearchPaperPdfRequest,
} from './schemas/pdf-article.js';
export type { PipelineAnalysis } from './schemas/pipeline-analysis.js';
export type { PipelineExperiment } from './schemas/pipeline-experiment.js';
export type { PipelineHypotheses } from './schemas/pipeline-hypotheses.js';
export type { PipelineLiterature } from './schemas/pipeline-literature.js';
export type { PipelinePaper } from './schemas/pipeline-paper.js';
export type {
  AgentId,
  AgentStatus,
  ResearchBundle,
  ResearchRunReply,
  ResearchRunRequest,
} from './schemas/pipeline-run.js';
export type { PipelineStructure } from './schemas/pipeline-structure.js';
export type { DisclaimersReply, ServicesStatusReply } from './schemas/platform.js';
export type {
  CircuitTemplate,
  CreateCircuitReply,
  CreateCircuitRequest,
  OptimizeMoleculeReply,
  OptimizeMoleculeRequest,
  QuantumCircuit,
  RunSimulationReply,
  RunSimulationRequest,
  SimulationJob,
} from './schemas/quantum.js';
export type {
  AdvancedHypothesisReply,
  AdvancedHypothesisRequest,
  GeneratePaperReply,
  GeneratePaperRequest,
} from './schemas/research-paper.js';
export type {
  ExchangeCodeReply,
  ExchangeCodeRequest,
  LogoutRequest,
  RefreshReply,
  RefreshRequest,
} from './schemas/session.js';
export type {
  LiteratureItem,
  TenStepHypothesis,
  TenStepPaperRequest,
  TenStepStartReply,
  TenStepStartRequest,
} from './schemas/ten-step.js';
export type { Usage } from './schemas/usage.js';
export type { ProfileReply, SaveProfileRequest, User } from './schemas/user.js';
export type {
  ChangeRoleReply,
  ChangeRoleRequest,
  ListUsersReply,
  ListUsersRequest,
} from './schemas/users.js';
export type {
  Difficulty,
  Topic,
  TopicSuggestionsReply,
  TopicSuggestionsRequest,
} from './schemas/flow-topic.js';
export type { Origin, Source } from './schemas/source.js';
export type {
  ApiReply,
  ApiRequest,
  Progress,
  ReplyBody,
  RequestBody,
  Transport,
} from './transport/transport.js';
