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
export { Hypothesis, HypothesisReply } from './flow-hypothesis.js';
export {
  LiteratureAnalysis,
  LiteratureReviewReply,
  LiteratureSearchReply,
  Paper,
} from './flow-literature.js';
export {
  AnalyzePaperReply,
  PaperAnalysis,
  PaperMetadata,
  UploadMethod,
} from './flow-paper-analysis.js';
export { Difficulty, Topic, TopicSuggestionsReply } from './flow-topic.js';
export { Origin, Source } from './source.js';
