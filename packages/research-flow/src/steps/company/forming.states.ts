import { renameCompany } from '@spinout/domain/venture';
import { assign } from 'xstate';
import { keepEntry, restoreEntry } from '../../data/step-undo.js';
import { companySetup, updateStructure } from './company.setup.js';
import { EMPTY_PLAN } from './plan/company-plan.js';

/** The user edits the company while documents are generated in the background. */
export const forming = companySetup.createStateConfig({
  invoke: { id: 'documentGenerator', src: 'documentGenerator' },
  initial: 'choosing',
  on: {
    'tab.changed': {
      actions: [
        { type: 'updateDraft', params: ({ event: { tab } }) => ({ tab }) },
        assign({ isDetailsOpen: true }),
      ],
    },
    'details.toggled': { actions: assign({ isDetailsOpen: ({ event }) => event.isOpen }) },
    'customization.toggled': {
      actions: {
        type: 'updateDraft',
        params: ({ event: { isCustomizing } }) => ({ isCustomizing }),
      },
    },
    // Documents need a name, so a blank one is ignored.
    'name.typed': {
      actions: assign(({ context, event: { name } }) => {
        const typed = name.trim();
        return updateStructure(
          context,
          (structure) =>
            typed === '' || typed === structure.name ? structure : renameCompany(structure, typed),
          { typedName: name },
        );
      }),
    },
    'founder.typed': {
      actions: {
        type: 'updateDraft',
        params: ({ context: { draft }, event: { field, text } }) => ({
          form: { ...draft.form, [field]: text },
        }),
      },
    },
    'plan.typed': {
      actions: {
        type: 'updateDraft',
        params: ({ context: { draft }, event: { field, text } }) => ({
          plan: { ...(draft.plan ?? EMPTY_PLAN), [field]: text },
        }),
      },
    },
    'founder.added': [
      { guard: 'isFounderComplete', actions: ['addFounder', 'clearProblem'] },
      { actions: assign({ problem: { code: 'founderIncomplete' } }) },
    ],
    'founder.removed': {
      actions: assign(({ context, event }) => ({
        ...updateStructure(context, (structure) => ({
          ...structure,
          founders: structure.founders.filter((_, index) => index !== event.index),
        })),
        removed: keepEntry(context.draft.structure?.founders ?? [], event.index) ?? context.removed,
      })),
    },
    'undo.requested': {
      actions: assign(({ context }) => ({
        ...updateStructure(context, (structure) => ({
          ...structure,
          founders: context.removed
            ? restoreEntry(structure.founders, context.removed)
            : structure.founders,
        })),
        removed: null,
      })),
    },
    'undo.dismissed': { actions: assign({ removed: null }) },
    'document.requested': {
      guard: ({ context, event }) => !context.generating.includes(event.documentType),
      actions: [
        assign({
          generating: ({ context, event }) => [...context.generating, event.documentType],
        }),
        { type: 'sendRequest', params: ({ event }) => event },
      ],
    },
    'document.generated': {
      actions: [
        { type: 'addDocument', params: ({ event }) => event },
        { type: 'emitDocument', params: ({ event }) => event },
      ],
    },
    'document.failed': {
      actions: [
        { type: 'logDocumentFailure', params: ({ event }) => event },
        { type: 'addDocument', params: ({ event }) => event },
        { type: 'emitDocument', params: ({ event }) => event },
      ],
    },
    'document.downloaded': {
      guard: ({ context, event }) => context.draft.documents[event.documentType] !== undefined,
      actions: { type: 'saveDocument', params: ({ event }) => event },
    },
    'material.requested': { actions: { type: 'sendRequest', params: ({ event }) => event } },
    'trademark.requested': { actions: { type: 'sendRequest', params: ({ event }) => event } },
    'patent.requested': { actions: { type: 'sendRequest', params: ({ event }) => event } },
    'calendar.requested': { actions: { type: 'sendRequest', params: ({ event }) => event } },
    'ocf.requested': { actions: { type: 'sendRequest', params: ({ event }) => event } },
    'documents.failed': {
      actions: { type: 'logDocumentFailure', params: ({ event }) => event },
    },
    'alert.closed': { actions: assign({ alerts: ({ context }) => context.alerts.slice(1) }) },
  },
  states: {
    choosing: {
      always: { guard: 'wasCompleted', target: 'completed' },
      on: {
        'formation.completed': {
          actions: [
            assign(({ context }) =>
              updateStructure(context, (structure) => structure, { isCompleted: true }),
            ),
            assign({ isDetailsOpen: false }),
            'clearProblem',
          ],
        },
      },
    },
    completed: {},
  },
});
