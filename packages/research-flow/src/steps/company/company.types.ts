import type {
  CompanyStructure,
  DocumentType,
  GeneratedDocument,
  OperationalBlueprint,
} from '@spinout/api-client';
import type { Intents, Keyed, Runtime } from '@spinout/flow-kit';
import type { Problem } from '../../problems/problem.js';

export type CompanyTab = 'overview' | 'legal' | 'fundraising' | 'ip' | 'compliance';
/** The five materials of T-31. */
export type Material =
  'pitchDeck' | 'executiveSummary' | 'financialModel' | 'capTable' | 'dueDiligence';

/** What is typed into the add-founder form. */
export interface FounderForm {
  readonly name: string;
  readonly email: string;
  readonly ownership: string;
  readonly role: string;
}

/** A document, and the name that the company had when it was made. */
export interface CompanyDocument extends GeneratedDocument {
  readonly companyName?: string | undefined;
}

/** What a reload brings back. */
export interface CompanyDraft {
  readonly tab: CompanyTab;
  /** Null until it has come. */
  readonly structure: CompanyStructure | null;
  readonly isCustomizing: boolean;
  /** The company's name as it was typed. @default the structure's */
  readonly typedName?: string | undefined;
  readonly form: FounderForm;
  /** Documents made so far, to be downloaded. */
  readonly documents: Readonly<Partial<Record<DocumentType, CompanyDocument>>>;
  readonly isCompleted: boolean;
}

export interface CompanyInput {
  readonly runtime: Runtime;
  readonly draft?: CompanyDraft | undefined;
  readonly journeyId: string;
  readonly topic: string;
  readonly blueprint: OperationalBlueprint | null;
  readonly researchArea: string | null;
  /** US dollars. */
  readonly budgetEstimate: number | null;
  /** Wishes that an earlier visit left open. @default none */
  readonly intents?: Intents | undefined;
}

/** News of a document that waits for an OK. */
export interface DocumentAlert {
  readonly documentType: DocumentType;
  readonly outcome: 'generated' | 'failed';
}

export interface CompanyContext extends Omit<CompanyInput, 'draft' | 'intents'> {
  readonly draft: CompanyDraft;
  readonly intents: Intents;
  /** True when the step was opened for the first time: only then it asks by itself. */
  readonly isNew: boolean;
  readonly problem: Problem | null;
  /** Documents under way. */
  readonly generating: readonly DocumentType[];
  readonly alerts: readonly DocumentAlert[];
  /** What the step reports; null until the person completes it. */
  readonly result: CompanyStructure | null;
}

/** What the clerk is asked to do. */
export type ClerkCommand =
  | (Keyed & {
      readonly type: 'generate';
      readonly documentType: DocumentType;
      readonly company: CompanyStructure;
      readonly journeyId: string;
    })
  | { readonly type: 'saveDocument'; readonly document: GeneratedDocument }
  | {
      readonly type: 'saveMaterial';
      readonly material: Material;
      readonly company: CompanyStructure;
    }
  | {
      readonly type: 'saveTrademarkChecklist';
      readonly trademark: string;
      readonly company: CompanyStructure;
    }
  | {
      readonly type: 'savePatentFiling';
      readonly patent: string;
      readonly company: CompanyStructure;
    };

/** What the clerk answers. */
export type ClerkEvent = {
  readonly type: 'document.generated' | 'document.failed';
  readonly documentType: DocumentType;
  /** Null when not even a local draft could be made. */
  readonly document: CompanyDocument | null;
  readonly error?: unknown;
};

export type CompanyEvent =
  | ClerkEvent
  | { readonly type: 'clerk.failed'; readonly error: unknown }
  | { readonly type: 'creation.requested' }
  | { readonly type: 'tab.changed'; readonly tab: CompanyTab }
  | { readonly type: 'customization.toggled'; readonly isCustomizing: boolean }
  | { readonly type: 'name.typed'; readonly name: string }
  | { readonly type: 'founder.typed'; readonly field: keyof FounderForm; readonly text: string }
  | { readonly type: 'founder.added' }
  | { readonly type: 'founder.removed'; readonly index: number }
  | { readonly type: 'document.requested'; readonly documentType: DocumentType }
  | { readonly type: 'document.downloaded'; readonly documentType: DocumentType }
  | { readonly type: 'material.requested'; readonly material: Material }
  | { readonly type: 'trademark.requested'; readonly trademark: string }
  | { readonly type: 'patent.requested'; readonly patent: string }
  | { readonly type: 'alert.closed' }
  | { readonly type: 'formation.completed' };

/** What a company is created from. */
export type CreateInput = Pick<
  CompanyInput,
  'journeyId' | 'topic' | 'blueprint' | 'researchArea' | 'budgetEstimate'
> &
  Keyed;

/** What a default structure is made from when the server gives none. */
export interface PrepareInput {
  readonly id: string;
  readonly topic: string;
  readonly researchArea: string | null;
}
