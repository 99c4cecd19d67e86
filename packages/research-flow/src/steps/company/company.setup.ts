import type { CompanyStructure } from '@spinout/api-client';
import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { FlowEventOf } from '../../events/flow-events.types.js';
import { actorSlot } from '@spinout/flow-kit';
import { toExperimentPlan } from './experiment-plan.js';
import type {
  DocumentCommand,
  DocumentEvent,
  DocumentRequest,
  CompanyContext,
  CompanyDraft,
  CompanyEvent,
  CompanyInput,
  CreateInput,
  FounderForm,
  PrepareInput,
} from './company.types.js';

const EMPTY_FORM: FounderForm = { name: '', email: '', ownership: '', role: '' };

const initialDraft: CompanyDraft = {
  tab: 'overview',
  structure: null,
  isCustomizing: false,
  form: EMPTY_FORM,
  documents: {},
  isCompleted: false,
};

/** Updates the structure; after completion the result of the step is updated too. */
export const updateStructure = (
  { draft }: CompanyContext,
  change: (structure: CompanyStructure) => CompanyStructure,
  rest: Partial<CompanyDraft> | null = null,
): Pick<CompanyContext, 'draft' | 'result'> => {
  const structure = draft.structure && change(draft.structure);
  const changed = { ...draft, ...rest, structure };
  return { draft: changed, result: changed.isCompleted ? structure : null };
};

/** Parses a typed percentage; unreadable text is 0. */
const parseDecimal = (text: string): number => {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : 0;
};

export const createInitialContext = ({ draft, ...input }: CompanyInput): CompanyContext => ({
  ...input,
  draft: draft ?? initialDraft,
  isNew: draft === undefined,
  problem: null,
  generating: [],
  alerts: [],
  removed: null,
  isDetailsOpen: draft?.isCompleted !== true,
  result: draft?.isCompleted === true ? draft.structure : null,
});

export const companySetup = setup({
  types: {
    input: {} as CompanyInput,
    context: {} as CompanyContext,
    events: {} as CompanyEvent,
    children: {} as { documentGenerator: 'documentGenerator' },
    emitted: {} as FlowEventOf<'document.generated' | 'document.failed'>,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to null if the reply has no success flag or no structure. */
    createCompany: actorSlot<CompanyStructure | null, CreateInput>('createCompany'),
    prepareCompany: actorSlot<CompanyStructure, PrepareInput>('prepareCompany'),
    /** Generates documents independently of each other, and saves files. */
    documentGenerator: fromCallback<DocumentCommand>(() => undefined),
  },
  guards: {
    isNew: ({ context }) => context.isNew || context.isUpdate === true,
    wasCompleted: ({ context }) => context.draft.isCompleted,
    hasStructure: ({ context }) => context.draft.structure !== null,
    isFounderComplete: ({ context: { draft } }) =>
      [draft.form.name, draft.form.email, draft.form.role].every((text) => text.trim() !== ''),
  },
  actions: {
    updateDraft: assign({
      draft: ({ context }, change: Partial<CompanyDraft>) => ({ ...context.draft, ...change }),
    }),
    /** Shows a created structure. One that replaces another keeps the founders that the person entered. */
    setStructure: assign(({ context }, { structure }: { structure: CompanyStructure | null }) => {
      const draft = { ...context.draft, structure };
      const founders = context.draft.structure?.founders ?? [];
      return updateStructure({ ...context, draft }, (created) =>
        founders.length === 0 ? created : { ...created, founders },
      );
    }),
    addFounder: assign(({ context }) => {
      const { name, email, role, ownership } = context.draft.form;
      const founder = {
        name: name.trim(),
        email: email.trim(),
        role: role.trim(),
        ownership: parseDecimal(ownership),
      };
      return updateStructure(
        context,
        (structure) => ({ ...structure, founders: [...structure.founders, founder] }),
        { form: EMPTY_FORM },
      );
    }),
    addDocument: assign(({ context }, { type, documentType, document }: DocumentEvent) => {
      const outcome = type === 'document.generated' ? ('generated' as const) : ('failed' as const);
      return {
        ...updateStructure(
          context,
          (structure) =>
            outcome === 'failed'
              ? structure
              : {
                  ...structure,
                  legalDocuments: { ...structure.legalDocuments, [documentType]: true },
                },
          document && { documents: { ...context.draft.documents, [documentType]: document } },
        ),
        generating: context.generating.filter((other) => other !== documentType),
        alerts: [...context.alerts, { documentType, outcome }],
      };
    }),
    /** Tells the host about a document. */
    emitDocument: emit((_, { type, documentType, error }: DocumentEvent) =>
      type === 'document.generated' ? { type, documentType } : { type, documentType, error },
    ),
    /** Asks the document generator, which needs the company. */
    sendRequest: sendTo('documentGenerator', ({ context }, request: DocumentRequest) => {
      const { draft, journeyId, runtime, paper = null } = context;
      if (draft.structure === null) throw new Error('company: used before there is a structure');
      const plan = toExperimentPlan(context);
      const company = draft.structure;
      const { plan: companyPlan } = draft;
      const date = runtime.now();
      return { ...request, company, journeyId, plan, companyPlan, paper, date };
    }),
    /** Asks the document generator to save a document that exists. */
    saveDocument: sendTo(
      'documentGenerator',
      (
        { context: { draft, runtime } },
        { documentType, format = 'txt' }: Extract<CompanyEvent, { type: 'document.downloaded' }>,
      ) => {
        const { structure: company, documents } = draft;
        const document = documents[documentType];
        if (company === null || document === undefined)
          throw new Error('company: a document is saved before there is one');
        const date = runtime.now();
        return { type: 'saveDocument' as const, document, documentType, format, company, date };
      },
    ),
    clearProblem: assign({ problem: null }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('Creating the company failed; a default structure is used.', error),
    logDocumentFailure: ({ context }, { error }: { error?: unknown }) =>
      context.runtime.log.warn('A document could not be generated or saved.', error),
  },
});
