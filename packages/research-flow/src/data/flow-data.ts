import type {
  CompanyStructure,
  ExperimentDesign,
  Hypothesis,
  LiteratureAnalysis,
  LiteratureReviewReply,
  OperationalBlueprint,
  Paper,
  PaperAnalysis,
  PaperMetadata,
  SearchLog,
  Topic,
  UploadMethod,
} from '@spinout/api-client';

/** A paper that the user provided. */
export interface FlowDocument {
  readonly id: string;
  readonly title: string;
  readonly method: UploadMethod;
}

/** The hypothesis that the user chose, with the ISO 8601 time at which it was generated. */
export type ChosenHypothesis = Hypothesis & { readonly generated_at?: string | undefined };

/** The results that the steps have reported so far. Completing a step adds to it and removes nothing. */
export interface FlowData {
  readonly interest?: { readonly id: string; readonly title: string };
  readonly topic?: Topic;
  /** The topic's category. */
  readonly researchArea?: string;
  readonly methodology?: string;
  readonly papers?: {
    readonly documents?: readonly FlowDocument[];
    /** All papers that the literature search found, and the selected ones of earlier searches. */
    readonly results?: readonly Paper[];
  };
  readonly paper_analysis?: PaperAnalysis;
  readonly paper_metadata?: PaperMetadata;
  readonly hypothesis?: ChosenHypothesis;
  readonly literature_review?: LiteratureReviewReply;
  /** Themes, gaps and methodologies of the reviewed search. */
  readonly literature_analysis?: LiteratureAnalysis;
  /** What the reviewed search did. */
  readonly literature_search?: SearchLog;
  /** Ids of the reviewed papers. */
  readonly selected_papers?: readonly string[];
  /** Ids of papers among the results that only an earlier search found. */
  readonly earlier_papers?: readonly string[];
  readonly experimentDesign?: ExperimentDesign;
  readonly companyStructure?: CompanyStructure;
  /** Derived from the experiment design. */
  readonly operationalBlueprint?: OperationalBlueprint;
  /** Budget of the design, in US dollars. */
  readonly budgetEstimate?: number;
}
