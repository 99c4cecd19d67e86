import type { CompanyStructure, DocumentType } from '@spinout/api-client';
import { assign, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate';
import {
  actorSlot,
  afterFailure,
  type Keyed,
  keyOf,
  NO_INTENTS,
  withIntent,
  withoutIntent,
} from '@spinout/journey-kit';
import type {
  ClerkCommand,
  ClerkEvent,
  CompanyContext,
  CompanyDraft,
  CompanyEvent,
  CompanyInput,
  FounderForm,
} from './company.types.js';

export type { CompanyDraft } from './company.types.js';

export type CreateInput = Pick<
  CompanyInput,
  'journeyId' | 'blueprint' | 'researchArea' | 'budgetEstimate'
> &
  Keyed;

export interface PrepareInput {
  readonly id: string;
  readonly topic: string;
  readonly researchArea: string | null;
}

const EMPTY_FORM: FounderForm = { name: '', email: '', ownership: '', role: '' };

const freshDraft: CompanyDraft = {
  tab: 'overview',
  structure: null,
  isCustomizing: false,
  form: EMPTY_FORM,
  documents: {},
  isCompleted: false,
};

const CREATE = 'company.create';
const documentIntent = (type: DocumentType) => `company.generateDocument ${type}`;

const COMPANY_ID_PREFIX = 'company-';

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

const structureOf = ({ draft }: CompanyContext): CompanyStructure => {
  if (draft.structure === null) throw new Error('company: used before there is a structure');
  return draft.structure;
};

/** The rules of company formation; runs without React and without a server. Stays alive when completed. */
export const companyMachine = setup({
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
        const { intents, journeyId, blueprint, researchArea, budgetEstimate, tools } = context;
        const asked = [journeyId, blueprint, researchArea, budgetEstimate];
        return withIntent(intents, CREATE, asked, tools.newKey);
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
        context.tools.newKey,
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
      context.tools.log.error('Creating the company failed; a default structure is used.', error),
    logDocumentFailure: ({ context }, { error }: { error: unknown }) =>
      context.tools.log.warn('A document could not be generated or saved.', error),
  },
}).createMachine({
  id: 'company',
  context: ({ input: { draft, intents = NO_INTENTS, ...input } }) => ({
    ...input,
    intents,
    draft: draft ?? freshDraft,
    isNew: draft === undefined,
    problem: null,
    generating: [],
    alerts: [],
    result: draft?.isCompleted === true ? draft.structure : null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isNew', target: 'creating' },
        { guard: 'hasStructure', target: 'forming' },
        { target: 'interrupted' },
      ],
    },
    interrupted: { on: { 'creation.requested': 'creating' } },
    creating: {
      tags: 'busy',
      entry: 'openIntent',
      invoke: {
        src: 'createCompany',
        input: ({ context }) => {
          const { journeyId, blueprint, researchArea, budgetEstimate, intents } = context;
          const key = keyOf(intents, CREATE);
          return { journeyId, blueprint, researchArea, budgetEstimate, key };
        },
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'forming',
            actions: [
              { type: 'keep', params: ({ event }) => ({ structure: event.output }) },
              'closeIntent',
            ],
          },
          { target: 'unavailable', actions: 'closeIntent' },
        ],
        onError: {
          target: 'preparing',
          actions: [
            { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
            { type: 'keepIntent', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        src: 'prepareCompany',
        input: ({ context: { tools, topic, researchArea } }) => ({
          id: tools.newId(COMPANY_ID_PREFIX),
          topic,
          researchArea,
        }),
        onDone: {
          target: 'forming',
          actions: [
            { type: 'keep', params: ({ event }) => ({ structure: event.output }) },
            'closeIntent',
          ],
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    unavailable: { on: { 'creation.requested': 'creating' } },
    forming: {
      invoke: { id: 'clerk', src: 'clerk' },
      initial: 'choosing',
      on: {
        'tab.changed': { actions: { type: 'keep', params: ({ event: { tab } }) => ({ tab }) } },
        'customization.toggled': {
          actions: {
            type: 'keep',
            params: ({ event: { isCustomizing } }) => ({ isCustomizing }),
          },
        },
        'founder.typed': {
          actions: {
            type: 'keepForm',
            params: ({ event: { field, text } }) => ({ [field]: text }),
          },
        },
        'founder.added': [
          { guard: 'isFounderComplete', actions: ['addFounder', 'clearProblem'] },
          { actions: 'reportIncomplete' },
        ],
        'founder.removed': {
          actions: { type: 'removeFounder', params: ({ event: { index } }) => ({ index }) },
        },
        'document.requested': {
          guard: {
            type: 'isIdle',
            params: ({ event: { documentType } }) => ({ documentType }),
          },
          actions: [
            { type: 'startGenerating', params: ({ event }) => event },
            {
              type: 'instruct',
              params: ({ context, event: { documentType } }) => ({
                type: 'generate',
                documentType,
                company: structureOf(context),
                journeyId: context.journeyId,
                key: keyOf(context.intents, documentIntent(documentType)),
              }),
            },
          ],
        },
        'document.generated': { actions: { type: 'keepDocument', params: ({ event }) => event } },
        'document.failed': {
          actions: [
            { type: 'logDocumentFailure', params: ({ event: { error } }) => ({ error }) },
            { type: 'keepDocument', params: ({ event }) => event },
          ],
        },
        'document.downloaded': {
          guard: ({ context, event }) => context.draft.documents[event.documentType] !== undefined,
          actions: {
            type: 'instruct',
            params: ({ context, event }) => ({
              type: 'saveDocument',
              document: context.draft.documents[event.documentType] ?? { file_name: '', text: '' },
            }),
          },
        },
        'material.requested': {
          actions: {
            type: 'instruct',
            params: ({ context, event: { material } }) => ({
              type: 'saveMaterial',
              material,
              company: structureOf(context),
            }),
          },
        },
        'trademark.requested': {
          actions: {
            type: 'instruct',
            params: ({ context, event: { trademark } }) => ({
              type: 'saveTrademarkChecklist',
              trademark,
              company: structureOf(context),
            }),
          },
        },
        'patent.requested': {
          actions: {
            type: 'instruct',
            params: ({ context, event: { patent } }) => ({
              type: 'savePatentFiling',
              patent,
              company: structureOf(context),
            }),
          },
        },
        'clerk.failed': {
          actions: { type: 'logDocumentFailure', params: ({ event: { error } }) => ({ error }) },
        },
        'alert.closed': { actions: 'closeAlert' },
      },
      states: {
        choosing: {
          always: { guard: 'wasCompleted', target: 'completed' },
          on: { 'formation.completed': { actions: ['complete', 'clearProblem'] } },
        },
        completed: {},
      },
    },
  },
});

export type CompanySnapshot = SnapshotFrom<typeof companyMachine>;
