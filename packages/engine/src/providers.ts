export {
  alphaFold,
  ALPHAFOLD,
  type PredictionFiles,
  type ResidueConfidence,
  type StructurePrediction,
  type StructureProvider,
} from './providers/alpha-fold.js';
export {
  crossref,
  CROSSREF,
  type CrossrefProvider,
  type CrossrefSettings,
} from './providers/crossref.js';
export { europePmc, EUROPE_PMC, type EuropePmcSettings } from './providers/europe-pmc.js';
export {
  checkEvidence,
  EVIDENCE_INSTRUCTIONS,
  ModelClaim,
  type DroppedCounts,
  type EvidenceCheck,
  type LocatedQuote,
  type SupportedClaim,
} from './evidence/evidence-check.js';
export type {
  LanguageModel,
  Material,
  WritingRequest,
  WritingTask,
} from './language-model/language-model.types.js';
export {
  createLiteratureProviders,
  type LiteratureProviderSettings as LiteratureChoice,
} from './providers/literature-providers.js';
export {
  createLiveLiterature,
  PROVIDER_ORDER,
  type LiteratureSearch,
  type LiveLiterature,
  type QueryLogEntry,
  type SourceFailure,
  type SearchCounts,
} from './providers/live-literature.js';
export type { MergedPaper } from './providers/merge-papers.js';
export { openAlex, OPENALEX, type OpenAlexSettings } from './providers/open-alex.js';
export { plddtBand, plddtFractions, type PlddtFractions } from './providers/plddt.js';
export {
  isProviderFailure,
  ProviderFailure,
  type Outcome,
  type ProviderFailureDetails,
  type ProviderFailureKind,
} from './providers/provider-failure.js';
export type {
  LiteraturePage,
  LiteratureProvider,
  LivePaper,
  LiveSource,
  ProviderSettings,
  ProviderDependencies,
  SearchOptions,
} from './providers/provider.types.js';
export { pubMed, PUBMED, type PubMedSettings } from './providers/pub-med.js';
export {
  checkReference,
  type CitedReference,
  type ReferenceCheck,
} from './providers/reference-check.js';
export {
  uniProt,
  UNIPROT,
  type Protein,
  type ProteinProvider,
  type ProteinSite,
  type UniProtSettings,
} from './providers/uni-prot.js';
