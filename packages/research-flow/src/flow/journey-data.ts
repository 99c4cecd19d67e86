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
  Topic,
  UploadMethod,
} from '@spinout/api-client';

/** A paper that the person brought. */
export interface JourneyDocument {
  readonly id: string;
  readonly title: string;
  readonly method: UploadMethod;
}

/** The hypothesis that the person went on with, and when it was generated (ISO 8601, HYP-11). */
export type ChosenHypothesis = Hypothesis & { readonly generated_at?: string | undefined };

/** ENT-01, T-22: what the steps have reported so far. Completing a step adds to it and takes nothing away. */
export interface JourneyData {
  readonly interest?: { readonly id: string; readonly title: string };
  readonly topic?: Topic;
  /** The topic's category. */
  readonly researchArea?: string;
  readonly methodology?: string;
  readonly papers?: {
    readonly documents?: readonly JourneyDocument[];
    /** What the literature search found, whole. */
    readonly results?: readonly Paper[];
  };
  readonly paper_analysis?: PaperAnalysis;
  readonly paper_metadata?: PaperMetadata;
  readonly hypothesis?: ChosenHypothesis;
  readonly literature_review?: LiteratureReviewReply;
  /** Themes, gaps and methods of the search that was reviewed. */
  readonly literature_analysis?: LiteratureAnalysis;
  /** Ids of the reviewed papers. */
  readonly selected_papers?: readonly string[];
  readonly experimentDesign?: ExperimentDesign;
  readonly companyStructure?: CompanyStructure;
  /** T-61: derived from the experiment design. */
  readonly operationalBlueprint?: OperationalBlueprint;
  /** US dollars; T-61: the design's budget. */
  readonly budgetEstimate?: number;
}
