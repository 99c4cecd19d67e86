import type { CompanyStructure } from '@spinout/api-client';
import { companySetup } from './company.setup.js';
import type { CompanyContext } from './company.types.js';

const requireStructure = ({ draft }: CompanyContext): CompanyStructure => {
  if (draft.structure === null) throw new Error('company: used before there is a structure');
  return draft.structure;
};

/** The user edits the company while documents are generated in the background. */
export const forming = companySetup.createStateConfig({
  invoke: { id: 'documentGenerator', src: 'documentGenerator' },
  initial: 'choosing',
  on: {
    'tab.changed': { actions: { type: 'updateDraft', params: ({ event: { tab } }) => ({ tab }) } },
    'customization.toggled': {
      actions: {
        type: 'updateDraft',
        params: ({ event: { isCustomizing } }) => ({ isCustomizing }),
      },
    },
    'name.typed': { actions: { type: 'changeName', params: ({ event: { name } }) => ({ name }) } },
    'founder.typed': {
      actions: {
        type: 'updateForm',
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
          type: 'sendCommand',
          params: ({ context, event: { documentType } }) => ({
            type: 'generate',
            documentType,
            company: requireStructure(context),
            journeyId: context.journeyId,
          }),
        },
      ],
    },
    'document.generated': { actions: { type: 'addDocument', params: ({ event }) => event } },
    'document.failed': {
      actions: [
        { type: 'logDocumentFailure', params: ({ event: { error } }) => ({ error }) },
        { type: 'addDocument', params: ({ event }) => event },
      ],
    },
    'document.downloaded': {
      guard: ({ context, event }) => context.draft.documents[event.documentType] !== undefined,
      actions: {
        type: 'sendCommand',
        params: ({ context, event }) => ({
          type: 'saveDocument',
          document: context.draft.documents[event.documentType] ?? { file_name: '', text: '' },
        }),
      },
    },
    'material.requested': {
      actions: {
        type: 'sendCommand',
        params: ({ context, event: { material } }) => ({
          type: 'saveMaterial',
          material,
          company: requireStructure(context),
        }),
      },
    },
    'trademark.requested': {
      actions: {
        type: 'sendCommand',
        params: ({ context, event: { trademark } }) => ({
          type: 'saveTrademarkChecklist',
          trademark,
          company: requireStructure(context),
        }),
      },
    },
    'patent.requested': {
      actions: {
        type: 'sendCommand',
        params: ({ context, event: { patent } }) => ({
          type: 'savePatentFiling',
          patent,
          company: requireStructure(context),
        }),
      },
    },
    'documents.failed': {
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
});
