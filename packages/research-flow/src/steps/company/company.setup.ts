import type { CompanyStructure, DocumentType } from '@spinout/api-client';
import { renameCompany } from '@spinout/api-client/venture';
import { assign, fromCallback, sendTo, setup } from 'xstate';
import { actorSlot, afterFailure, NO_INTENTS, withIntent, withoutIntent } from '@spinout/flow-kit';
import type {
  ClerkCommand,
  ClerkEvent,
  CompanyContext,
  CompanyDraft,
  CompanyEvent,
  CompanyInput,
  CreateInput,
  FounderForm,
  PrepareInput,
} from './company.types.js';

const EMPTY_FORM: FounderForm = { name: '', email: '', ownership: '', role: '' };

const freshDraft: CompanyDraft = {
  tab: 'overview',
  structure: null,
  isCustomizing: false,
  form: EMPTY_FORM,
  documents: {},
  isCompleted: false,
};

/** The wish to have a company created. */
export const CREATE = 'company.create';

/** The wish to have a document of a kind generated. */
export const documentIntent = (type: DocumentType) => `company.generateDocument ${type}`;

/** Changes the structure; what the step reports follows it once the person has completed the step. */
const withStructure = (
  { draft }: CompanyContext,
  change: (structure: CompanyStructure) => CompanyStructure,
  rest: Partial<CompanyDraft> | null = null,
): Pick<CompanyContext, 'draft' | 'result'> => {
  const structure = draft.structure && change(draft.structure);
  const changed = { ...draft, ...rest, structure };
  return { draft: changed, result: changed.isCompleted ? structure : null };
};

/** CO-27: what a typed share means; nothing readable is 0. */
const decimal = (text: string): number => {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : 0;
};

/** What the step knows when it opens, with the draft it was left with. */
export const openedCompany = ({
  draft,
  intents = NO_INTENTS,
  ...input
}: CompanyInput): CompanyContext => ({
  ...input,
  intents,
  draft: draft ?? freshDraft,
  isNew: draft === undefined,
  problem: null,
  generating: [],
  alerts: [],
  result: draft?.isCompleted === true ? draft.structure : null,
});

/** The slots, questions and changes that the rules of company formation are told with. */
export const companySetup = setup({
  types: {
    input: {} as CompanyInput,
    context: {} as CompanyContext,
    events: {} as CompanyEvent,
    children: {} as { clerk: 'clerk' },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers null when the reply has no success or no structure. */
    createCompany: actorSlot<CompanyStructure | null, CreateInput>('createCompany'),
    prepareCompany: actorSlot<CompanyStructure, PrepareInput>('prepareCompany'),
    /** Makes documents, each by itself, and hands files to the person. */
    clerk: fromCallback<ClerkCommand>(() => undefined),
  },
  guards: {
    isNew: ({ context }) => context.isNew,
    wasCompleted: ({ context }) => context.draft.isCompleted,
    hasStructure: ({ context }) => context.draft.structure !== null,
    isFounderComplete: ({ context: { draft } }) =>
      [draft.form.name, draft.form.email, draft.form.role].every((text) => text.trim() !== ''),
    isIdle: ({ context }, { documentType }: { documentType: DocumentType }) =>
      !context.generating.includes(documentType),
  },
  actions: {
    keep: assign({
      draft: ({ context }, change: Partial<CompanyDraft>) => ({ ...context.draft, ...change }),
    }),
    keepForm: assign({
      draft: ({ context: { draft } }, change: Partial<FounderForm>) => ({
        ...draft,
        form: { ...draft.form, ...change },
      }),
    }),
    /** A blank name changes nothing: documents need one. */
    typeName: assign(({ context }, { name }: { name: string }) => {
      const typed = name.trim();
      return withStructure(
        context,
        (structure) =>
          typed === '' || typed === structure.name ? structure : renameCompany(structure, typed),
        { typedName: name },
      );
    }),
    addFounder: assign(({ context }) => {
      const { name, email, role, ownership } = context.draft.form;
      const founder = {
        name: name.trim(),
        email: email.trim(),
        role: role.trim(),
        ownership: decimal(ownership),
      };
      return withStructure(
        context,
        (structure) => ({ ...structure, founders: [...structure.founders, founder] }),
        { form: EMPTY_FORM },
      );
    }),
    removeFounder: assign(({ context }, { index }: { index: number }) =>
      withStructure(context, (structure) => ({
        ...structure,
        founders: structure.founders.filter((_, at) => at !== index),
      })),
    ),
    openIntent: assign({
      intents: ({ context }) => {
        const { intents, journeyId, blueprint, researchArea, budgetEstimate, runtime } = context;
        const asked = [journeyId, blueprint, researchArea, budgetEstimate];
        return withIntent(intents, CREATE, asked, runtime.newKey);
      },
    }),
    closeIntent: assign({ intents: ({ context }) => withoutIntent(context.intents, CREATE) }),
    keepIntent: assign({
      intents: ({ context }, { error }: { error: unknown }) =>
        afterFailure(context.intents, CREATE, error),
    }),
    startGenerating: assign(({ context }, { documentType }: { documentType: DocumentType }) => ({
      generating: [...context.generating, documentType],
      intents: withIntent(
        context.intents,
        documentIntent(documentType),
        [context.journeyId, context.draft.structure],
        context.runtime.newKey,
      ),
    })),
    keepDocument: assign(({ context }, { type, documentType, document, error }: ClerkEvent) => {
      const outcome = type === 'document.generated' ? ('generated' as const) : ('failed' as const);
      return {
        ...withStructure(
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
        intents:
          outcome === 'generated'
            ? withoutIntent(context.intents, documentIntent(documentType))
            : afterFailure(context.intents, documentIntent(documentType), error),
        alerts: [...context.alerts, { documentType, outcome }],
      };
    }),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
    complete: assign(({ context }) =>
      withStructure(context, (structure) => structure, { isCompleted: true }),
    ),
    instruct: sendTo('clerk', (_, command: ClerkCommand) => command),
    reportIncomplete: assign({ problem: { code: 'founderIncomplete' } }),
    clearProblem: assign({ problem: null }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('Creating the company failed; a default structure is used.', error),
    logDocumentFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A document could not be generated or saved.', error),
  },
});
