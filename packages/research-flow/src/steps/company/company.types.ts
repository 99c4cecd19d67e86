import type {
  CompanyStructure,
  DocumentType,
  GeneratedDocument,
  Hypothesis,
  OperationalBlueprint,
} from '@spinout/api-client';
import type { CalendarEvent, ExperimentPlan, PriorPaper } from '@spinout/domain/venture';
import type { Runtime } from '@spinout/flow-kit';
import type { RemovedEntry, UndoEvent } from '../../data/step-undo.js';
import type { DraftFormat } from '../../documents/draft-file.js';
import type { CompanyPlan, PlanChange } from './plan/company-plan.js';
import type { Problem } from '../../problems/problem.js';

export type CompanyTab = 'overview' | 'legal' | 'fundraising' | 'ip' | 'compliance';
/** The five fundraising materials. */
export type Material =
  'pitchDeck' | 'executiveSummary' | 'financialModel' | 'capTable' | 'dueDiligence';

/** The texts in the form that adds a founder. */
export interface FounderForm {
  readonly name: string;
  readonly email: string;
  readonly ownership: string;
  readonly role: string;
}

/** A document, with the company name at the time of its generation. */
export interface CompanyDocument extends GeneratedDocument {
  readonly companyName?: string | undefined;
}

/** The part of the context that is saved and restored. */
export interface CompanyDraft {
  readonly tab: CompanyTab;
  /** Null until it is created. */
  readonly structure: CompanyStructure | null;
  readonly isCustomizing: boolean;
  /** The company name as typed. @default the name in the structure */
  readonly typedName?: string | undefined;
  readonly form: FounderForm;
  /** Generated documents, ready for download. */
  readonly documents: Readonly<Partial<Record<DocumentType, CompanyDocument>>>;
  /** Dates and the first round, as planned. @default nothing */
  readonly plan?: CompanyPlan | undefined;
  readonly isCompleted: boolean;
}

export interface CompanyInput {
  readonly runtime: Runtime;
  readonly draft?: CompanyDraft | undefined;
  /** Whether the step is opened to make its result again. @default false */
  readonly isUpdate?: boolean | undefined;
  readonly journeyId: string;
  readonly topic: string;
  /** The hypothesis that the company starts from. @default none */
  readonly hypothesis?: Hypothesis | null | undefined;
  readonly blueprint: OperationalBlueprint | null;
  readonly researchArea: string | null;
  /** US dollars. */
  readonly budgetEstimate: number | null;
  /** The paper that the flow started from. @default none */
  readonly paper?: PriorPaper | null | undefined;
}

/** The outcome of a document, shown until the user confirms it. */
export interface DocumentAlert {
  readonly documentType: DocumentType;
  readonly outcome: 'generated' | 'failed';
}

export interface CompanyContext extends Omit<CompanyInput, 'draft'> {
  readonly draft: CompanyDraft;
  /** True if the step is opened for the first time; only then it sends its request automatically. */
  readonly isNew: boolean;
  readonly problem: Problem | null;
  /** Documents that are being generated. */
  readonly generating: readonly DocumentType[];
  readonly alerts: readonly DocumentAlert[];
  /** Whether the details are shown; without them, a complete company is below the results in short. */
  readonly isDetailsOpen: boolean;
  /** The result of the step; null until the user completes it. */
  readonly result: CompanyStructure | null;
  /** The founder who was removed last; null if that cannot be undone. */
  readonly removed: RemovedEntry<CompanyStructure['founders'][number]> | null;
}

/** What the user asks the document generator for. */
export type DocumentRequest =
  | { readonly type: 'document.requested'; readonly documentType: DocumentType }
  | { readonly type: 'material.requested'; readonly material: Material }
  | { readonly type: 'trademark.requested'; readonly trademark: string }
  | { readonly type: 'patent.requested'; readonly patent: string }
  | {
      readonly type: 'calendar.requested';
      readonly name: string;
      /** The ids are unique in the calendar of one company. */
      readonly events: readonly (Omit<CalendarEvent, 'uid'> & { readonly id: string })[];
    }
  | {
      readonly type: 'ocf.requested';
      /** Days, such as "2027-01-31". */
      readonly formationDate: string;
      readonly grantDate: string;
    };

/** Commands for the document generator. */
export type DocumentCommand =
  | (DocumentRequest & {
      readonly company: CompanyStructure;
      readonly journeyId: string;
      /** The planned experiment, for the financial model; null without a budget or a duration. */
      readonly plan: ExperimentPlan | null;
      /** What was typed for the first round. */
      readonly companyPlan: CompanyPlan | undefined;
      readonly paper: PriorPaper | null;
      /** Files are named by its day. */
      readonly date: Date;
    })
  | {
      readonly type: 'saveDocument';
      readonly document: CompanyDocument;
      readonly documentType: DocumentType;
      readonly format: DraftFormat;
      readonly company: CompanyStructure;
      readonly date: Date;
    };

/** Events from the document generator. */
export type DocumentEvent = {
  readonly type: 'document.generated' | 'document.failed';
  readonly documentType: DocumentType;
  /** Null if not even a local draft could be created. */
  readonly document: CompanyDocument | null;
  readonly error?: unknown;
};

export type CompanyEvent =
  | DocumentEvent
  | DocumentRequest
  | { readonly type: 'documents.failed'; readonly error: unknown }
  | { readonly type: 'creation.requested' }
  | { readonly type: 'tab.changed'; readonly tab: CompanyTab }
  | { readonly type: 'details.toggled'; readonly isOpen: boolean }
  | { readonly type: 'customization.toggled'; readonly isCustomizing: boolean }
  | { readonly type: 'name.typed'; readonly name: string }
  | { readonly type: 'founder.typed'; readonly field: keyof FounderForm; readonly text: string }
  | ({ readonly type: 'plan.typed' } & PlanChange)
  | UndoEvent
  | { readonly type: 'founder.added' }
  | { readonly type: 'founder.removed'; readonly index: number }
  | {
      readonly type: 'document.downloaded';
      readonly documentType: DocumentType;
      /** @default 'txt' */
      readonly format?: DraftFormat | undefined;
    }
  | { readonly type: 'alert.closed' }
  | { readonly type: 'formation.completed' };

export type CreateInput = Pick<
  CompanyInput,
  'journeyId' | 'topic' | 'hypothesis' | 'blueprint' | 'researchArea' | 'budgetEstimate'
>;

/** Input for a default structure, used if the server returns none. */
export interface PrepareInput {
  readonly id: string;
  readonly topic: string;
  readonly hypothesis?: Hypothesis | null;
  readonly researchArea: string | null;
}
