export { createApiClient, type ApiClient } from './client.js';
export {
  call,
  callForPdf,
  REQUEST_TIMEOUT_MS,
  type CallContext,
  type CallOptions,
} from './call.js';
export {
  createHosts,
  isLocalHost,
  joinUrl,
  type HostName,
  type HostSettings,
} from './config/hosts.js';
export {
  defineEndpoint,
  definePdfEndpoint,
  type Address,
  type Contract,
  type Endpoint,
  type PdfEndpoint,
} from './endpoint.js';
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
export { reviewLiterature, searchLiterature } from './endpoints/literature.endpoints.js';
export { analyzePaper } from './endpoints/paper.endpoints.js';
export { generatePdf } from './endpoints/pdf.endpoints.js';
export { suggestTopics } from './endpoints/topics.endpoints.js';
export { safeFileName } from './files/file-name.js';
export { saveFile, type SaveFile } from './files/save-file.js';
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
  ExperimentDesign,
  ExperimentDesignReply,
  ExperimentDesignRequest,
  Phase,
  PowerAnalysis,
} from './schemas/flow-experiment.js';
export type {
  ConfidenceBasis,
  Hypothesis,
  HypothesisReply,
  HypothesisRequest,
} from './schemas/flow-hypothesis.js';
export type {
  LiteratureAnalysis,
  LiteratureReviewReply,
  LiteratureReviewRequest,
  LiteratureSearchReply,
  LiteratureSearchRequest,
  Paper,
} from './schemas/flow-literature.js';
export type {
  AnalyzePaperReply,
  AnalyzePaperRequest,
  PaperAnalysis,
  PaperMetadata,
  UploadMethod,
} from './schemas/flow-paper-analysis.js';
export type { PdfRequest } from './schemas/flow-pdf.js';
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
