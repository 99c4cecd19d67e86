import type { ApiClient, CompanyStructure, SaveFile } from '@spinout/api-client';
import { fromCallback, fromPromise } from 'xstate';
import type { ClerkCommand, CreateInput, PrepareInput } from './company.types.js';

// The rules of companies and the words of their documents are needed only here, and only now.
const loadVenture = () => import('@spinout/api-client/venture');
const loadClerk = () => import('./company.clerk.js');

/** Joins the step to the client and to the browser's downloads. */
export const companyActors = (api: ApiClient, save?: SaveFile) => ({
  createCompany: fromPromise<CompanyStructure | null, CreateInput>(async ({ input, signal }) => {
    const { success, companyStructure } = await api.company.create(
      {
        journey_id: input.journeyId,
        operationalBlueprint: input.blueprint,
        researchArea: input.researchArea,
        budgetEstimate: input.budgetEstimate,
      },
      { signal, idempotencyKey: input.key },
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

  clerk: fromCallback<ClerkCommand>(({ receive, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    receive((command) => {
      loadClerk()
        .then(({ carryOut }) =>
          carryOut(command, { api, tell: sendBack, signal, ...(save ? { save } : {}) }),
        )
        .catch((error: unknown) => sendBack({ type: 'clerk.failed', error }));
    });
    return () => leaving.abort();
  }),
});
