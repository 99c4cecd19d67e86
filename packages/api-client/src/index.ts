export { createApiClient } from './client/client.js';
export type {
  ApiClient,
  Call,
  CompanyCalls,
  ExperimentCalls,
  HypothesisCalls,
  LiteratureCalls,
  PaperCalls,
  PdfCalls,
  TopicCalls,
} from './client/client.types.js';
export { createPlatformClient } from './client/platform-client.js';
export type {
  JourneyCalls,
  PlatformCalls,
  PlatformClient,
  PlatformPdfCalls,
  QuantumCalls,
  ReadCall,
  ResearchCalls,
  SessionCalls,
  StoredDataCalls,
  TenStepCalls,
  UserCalls,
} from './client/platform-client.types.js';
export { call, callForPdf, type CallContext, type CallOptions } from './client/call.js';
export type { Address, HostName } from './config/address.js';
export type { CallId, EndpointId, FlowCallId } from './ids/call-id.js';
export { REQUEST_TIMEOUT_MS } from './config/request-timeout.js';
export type { HostSettings } from './config/check-bases.js';
export { createHosts, isLocalHost, joinUrl } from './config/hosts.js';
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
export { canReadNodeEnv } from './errors/can-read-node-env.js';
export * from './endpoints/each-endpoint.js';
export { safeFileName } from './files/file-name.js';
export { saveFile, type SaveFile } from './files/save-file.js';
export { confidenceToShow, supportedOrNull } from './hypothesis/supported.js';
export { isUnsupported, NO_HYPOTHESIS_TITLE } from './hypothesis/unsupported.js';
export { addUsage } from './usage/add-usage.js';
export type { Claim, Evidence } from './schemas/flow-evidence.js';
export type * from './schemas/flow-company.js';
export type * from './schemas/flow-experiment.js';
export type * from './schemas/flow-hypothesis.js';
export type * from './schemas/flow-literature.js';
export type { SearchedSource, SearchLog } from './schemas/literature-log.js';
export type { TermBridge, TermLink, TermLinks } from './schemas/term-links.js';
export type * from './schemas/flow-import.js';
export type * from './schemas/flow-paper-analysis.js';
export type { ProposedParts, StartChoices } from './schemas/flow-proposed-parts.js';
export type { PdfRequest } from './schemas/flow-pdf.js';
export type * from './schemas/journeys.js';
export type * from './schemas/stored-data.js';
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
export type * from './schemas/quantum.js';
export type * from './schemas/research-paper.js';
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
export type * from './schemas/users.js';
export type * from './schemas/flow-topic.js';
export type { Origin, Recipe, Source } from './schemas/source.js';
export type {
  ApiReply,
  ApiRequest,
  Progress,
  ReplyBody,
  RequestBody,
  Transport,
} from './transport/transport.js';
