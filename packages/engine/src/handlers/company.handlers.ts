import { createCompany, generateDocument, type Source } from '@spinout/api-client';
import { draftCompany, legalDocument } from '@spinout/api-client/venture';
import type { World } from '../world.js';
import { handle } from './handle.js';

const sourceOf = ({ now }: World): Source => ({
  origin: 'computed',
  by: 'Company rules in the engine',
  at: now().toISOString(),
});

/** Answers API-07 with a company and API-08 with the text of a document. */
export const companyHandlers = (world: World) => [
  handle(
    createCompany,
    async ({ journey_id, researchArea, operationalBlueprint, budgetEstimate }) => ({
      success: true,
      companyStructure: {
        ...draftCompany({
          researchArea,
          blueprint: operationalBlueprint,
          budgetUsd: budgetEstimate,
          id: `company-${journey_id}`,
        }),
        source: sourceOf(world),
      },
    }),
  ),
  handle(generateDocument, async ({ documentType, companyData }) => ({
    success: true,
    document: legalDocument(documentType, companyData, { preparedLocally: false }),
    source: sourceOf(world),
  })),
];
