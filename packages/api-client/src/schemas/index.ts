export { Claim, Evidence } from './flow-evidence.js';
export {
  CompanyReply,
  CompanyStructure,
  Founder,
  GeneratedDocument,
  GenerateDocumentReply,
  LegalDocuments,
  OperationalBlueprint,
} from './flow-company.js';
export {
  ExperimentDesign,
  ExperimentDesignReply,
  Phase,
  PowerAnalysis,
} from './flow-experiment.js';
export {
  DropReason,
  Hypothesis,
  HypothesisBridge,
  HypothesisOption,
  HypothesisReply,
  HypothesisStructure,
  LanguageModelReport,
} from './flow-hypothesis.js';
export { ProposedParts, StartChoices } from './flow-proposed-parts.js';
export { BibliographyImport, StoredIn } from './flow-import.js';
export {
  LiteratureAnalysis,
  LiteratureReviewReply,
  LiteratureSearchReply,
  PublicSources,
  Paper,
} from './flow-literature.js';
export { SearchedSource, SearchLog } from './literature-log.js';
export { TermBridge, TermLink, TermLinks } from './term-links.js';
export {
  AnalyzePaperReply,
  PaperAnalysis,
  ReportedStatistics,
  StatisticsInconsistency,
  PaperMetadata,
  UploadMethod,
  EffectNumber,
  PaperEffect,
  PaperPublication,
  StartingPoint,
} from './flow-paper-analysis.js';
export { Difficulty, Topic, TopicSuggestionsReply } from './flow-topic.js';
export { Origin, Recipe, Source } from './source.js';
export {
  JourneySummary,
  StoredJourney,
  ListJourneysReply,
  ReadJourneyReply,
  SaveJourneyReply,
} from './journeys.js';
export { DataUsageReply, ExportDataReply, DeleteDataReply } from './stored-data.js';
export {
  ArticlePdfRequest,
  PaperFigure,
  PaperTable,
  RESEARCH_PAPER_SECTIONS,
  ResearchPaperPdfRequest,
} from './pdf-article.js';
export { PipelineAnalysis } from './pipeline-analysis.js';
export { PipelineExperiment } from './pipeline-experiment.js';
export { PipelineHypotheses } from './pipeline-hypotheses.js';
export { PipelineLiterature } from './pipeline-literature.js';
export { PipelinePaper } from './pipeline-paper.js';
export {
  AgentId,
  AgentStatus,
  DATA_SOURCES,
  ResearchBundle,
  ResearchRunReply,
} from './pipeline-run.js';
export { PipelineStructure } from './pipeline-structure.js';
export { DisclaimersReply, ServicesStatusReply } from './platform.js';
export {
  CircuitTemplate,
  CreateCircuitReply,
  OptimizeMoleculeReply,
  QuantumCircuit,
  RunSimulationReply,
  SimulationJob,
} from './quantum.js';
export { AdvancedHypothesisReply, GeneratePaperReply } from './research-paper.js';
export { ExchangeCodeReply, RefreshReply } from './session.js';
export {
  LiteratureItem,
  TEN_STEP_DOMAIN,
  TenStepHypothesis,
  TenStepStartReply,
} from './ten-step.js';
export { Usage } from './usage.js';
export { ProfileReply, SaveProfileRequest, User } from './user.js';
export { ChangeRoleReply, ListUsersReply } from './users.js';
export { describeInputError, type InputError } from './input-error.js';
export * from './limits.js';
