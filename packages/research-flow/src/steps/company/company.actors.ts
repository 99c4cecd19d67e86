import {
  saveFile,
  type ApiClient,
  type CompanyStructure,
  type SaveFile,
} from '@spinout/api-client';
import { fromCallback, fromPromise } from 'xstate';
import type { CreateInput, PrepareInput } from './company.machine.js';
import type { ClerkCommand } from './company.types.js';

// The rules of companies and the words of their documents are needed only here, and only now.
const loadVenture = () => import('@spinout/api-client/venture');

const plainText = (text: string, mediaType = 'text/plain') =>
  new Blob([text], { type: `${mediaType};charset=utf-8` });

/** Joins the step to the client and to the browser's downloads. */
export const companyActors = (api: ApiClient, save: SaveFile = saveFile) => ({
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
    return success === true && companyStructure ? companyStructure : null;
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
    receive((command) => {
      carryOut(command).catch((error: unknown) => sendBack({ type: 'clerk.failed', error }));
    });

    async function carryOut(command: ClerkCommand): Promise<void> {
      if (command.type === 'generate') return generate(command);
      const venture = await loadVenture();
      switch (command.type) {
        case 'saveDocument':
          return save(command.document.file_name, plainText(command.document.text));
        case 'saveMaterial': {
          const { fileName, text, mediaType } = venture.fundraisingMaterial(
            command.material,
            command.company,
          );
          return save(fileName, plainText(text, mediaType));
        }
        case 'saveTrademarkChecklist': {
          const { fileName, text } = venture.trademarkChecklist(command.trademark, command.company);
          return save(fileName, plainText(text));
        }
        case 'savePatentFiling': {
          const { fileName, text } = venture.patentFiling(command.patent, command.company);
          return save(fileName, plainText(text));
        }
      }
    }

    async function generate({
      documentType,
      company,
      journeyId,
      key,
    }: Extract<ClerkCommand, { type: 'generate' }>): Promise<void> {
      const draft = async (preparedLocally: boolean) =>
        (await loadVenture()).legalDocument(documentType, company, { preparedLocally });
      try {
        const { document } = await api.company.generateDocument(
          { companyData: company, documentType, journeyId },
          { signal: leaving.signal, idempotencyKey: key },
        );
        sendBack({
          type: 'document.generated',
          documentType,
          document: document ?? (await draft(false)),
        });
      } catch (error) {
        if (leaving.signal.aborted) return;
        sendBack({
          type: 'document.failed',
          documentType,
          document: await draft(true).catch(() => null),
          error,
        });
      }
    }

    return () => leaving.abort();
  }),
});
