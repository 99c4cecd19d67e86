import type { ApiClient, CompanyStructure, SaveFile } from '@spinout/api-client';
import { fromCallback, fromPromise } from 'xstate';
import type { DocumentCommand, CreateInput, PrepareInput } from './company.types.js';

// The company rules and document texts are large, so they are loaded when they are needed.
const loadVenture = () => import('@spinout/domain/venture');
const loadDocumentGenerator = () => import('./company.documents.js');

/** Connects the step to the client and to the browser's downloads. */
export const companyActors = (api: ApiClient, save?: SaveFile) => ({
  createCompany: fromPromise<CompanyStructure | null, CreateInput>(async ({ input, signal }) => {
    const { success, companyStructure } = await api.company.create(
      {
        journey_id: input.journeyId,
        operationalBlueprint: input.blueprint,
        researchArea: input.researchArea,
        budgetEstimate: input.budgetEstimate,
        ...(input.hypothesis ? { topic: input.topic, hypothesis: input.hypothesis } : {}),
      },
      { signal },
    );
    if (success !== true || !companyStructure) return null;
    const { nameByTopic } = await loadVenture();
    return nameByTopic(companyStructure, input);
  }),

  prepareCompany: fromPromise<CompanyStructure, PrepareInput>(async ({ input }) => {
    const { defaultCompany } = await loadVenture();
    return {
      ...defaultCompany(input),
      source: { origin: 'fallback', by: 'Default structure (prepared locally)' },
    };
  }),

  documentGenerator: fromCallback<DocumentCommand>(({ receive, sendBack }) => {
    const abortController = new AbortController();
    const { signal } = abortController;
    receive((command) => {
      loadDocumentGenerator()
        .then(({ runDocumentCommand }) =>
          runDocumentCommand(command, { api, send: sendBack, signal, ...(save ? { save } : {}) }),
        )
        .catch((error: unknown) => sendBack({ type: 'documents.failed', error }));
    });
    return () => abortController.abort();
  }),
});
