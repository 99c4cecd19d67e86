import type {
  CompanyReply,
  CompanyRequest,
  GenerateDocumentReply,
  GenerateDocumentRequest,
} from '../schemas/flow-company.js';
import type { ExperimentDesignReply, ExperimentDesignRequest } from '../schemas/flow-experiment.js';
import type { HypothesisReply, HypothesisRequest } from '../schemas/flow-hypothesis.js';
import type {
  ImportBibliographyReply,
  ImportBibliographyRequest,
  RemoveImportReply,
  RemoveImportRequest,
} from '../schemas/flow-import.js';
import type {
  LiteratureReviewReply,
  LiteratureReviewRequest,
  LiteratureSearchReply,
  LiteratureSearchRequest,
} from '../schemas/flow-literature.js';
import type { AnalyzePaperReply, AnalyzePaperRequest } from '../schemas/flow-paper-analysis.js';
import type { PdfRequest } from '../schemas/flow-pdf.js';
import type { TopicSuggestionsReply, TopicSuggestionsRequest } from '../schemas/flow-topic.js';
import type { CallOptions } from './call.js';

/**
 * A call of a client.
 * @throws {ApiError} never another type
 */
export type Call<Request, Reply> = (request: Request, options?: CallOptions) => Promise<Reply>;

/** Calls about topics. */
export interface TopicCalls {
  /** Suggests research topics for the given categories. */
  readonly suggest: Call<TopicSuggestionsRequest, TopicSuggestionsReply>;
}

/** Calls about the person's own papers. */
export interface PaperCalls {
  /** Analyzes a paper: a file, an address or a text. */
  readonly analyze: Call<AnalyzePaperRequest, AnalyzePaperReply>;
}

/** Calls about hypotheses. */
export interface HypothesisCalls {
  /** Generates a hypothesis. */
  readonly generate: Call<HypothesisRequest, HypothesisReply>;
}

/** Calls about literature. */
export interface LiteratureCalls {
  /** Searches papers for a hypothesis and a query. */
  readonly search: Call<LiteratureSearchRequest, LiteratureSearchReply>;
  /** Reviews the selected papers. */
  readonly review: Call<LiteratureReviewRequest, LiteratureReviewReply>;
  /** Imports a bibliography for the literature search of a journey. */
  readonly import: Call<ImportBibliographyRequest, ImportBibliographyReply>;
  /** Removes an imported bibliography from a journey. An unknown one is no error. */
  readonly removeImport: Call<RemoveImportRequest, RemoveImportReply>;
}

/** Calls about experiments. */
export interface ExperimentCalls {
  /** Proposes an experiment design for a hypothesis. */
  readonly design: Call<ExperimentDesignRequest, ExperimentDesignReply>;
}

/** Calls about companies. */
export interface CompanyCalls {
  /** Drafts a company structure from the research area, the blueprint and the budget. */
  readonly create: Call<CompanyRequest, CompanyReply>;
  /** Generates one of the six formation documents. */
  readonly generateDocument: Call<GenerateDocumentRequest, GenerateDocumentReply>;
}

/** Calls that answer with a PDF. */
export interface PdfCalls {
  /** Renders a plain-text report as a PDF. */
  readonly generate: Call<PdfRequest, Blob>;
}

/** The calls of the flow. A host can also implement them itself. */
export interface ApiClient {
  /** Topic suggestions. */
  readonly topics: TopicCalls;
  /** The analysis of the person's papers. */
  readonly paper: PaperCalls;
  /** Hypotheses. */
  readonly hypothesis: HypothesisCalls;
  /** Literature search, review and own sources. */
  readonly literature: LiteratureCalls;
  /** Experiment designs. */
  readonly experiment: ExperimentCalls;
  /** The company and its documents. */
  readonly company: CompanyCalls;
  /** Reports as PDF. */
  readonly pdf: PdfCalls;
}
