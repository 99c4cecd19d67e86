import { createCompany, generateDocument } from '@spinout/api-client';
import { draftCompany, legalDocument } from '@spinout/domain/venture';
import { handle, type Handler } from './handle.js';

/** Answers with a company structure and with the text of a document. */
export const companyHandlers: readonly Handler[] = [
  handle(
    createCompany,
    async (
      { journey_id, researchArea, operationalBlueprint, budgetEstimate, topic, hypothesis },
      { dependencies },
    ) => {
      const company = draftCompany({
        topic,
        hypothesis,
        researchArea,
        blueprint: operationalBlueprint,
        budgetUsd: budgetEstimate,
        id: `company-${journey_id}`,
      });
      const source = company.source && { ...company.source, at: dependencies.now().toISOString() };
      return { success: true, companyStructure: { ...company, source } };
    },
  ),
  handle(generateDocument, async ({ documentType, companyData }, { dependencies }) => ({
    success: true,
    document: legalDocument(documentType, companyData, { preparedLocally: false }),
    // Documents are templates of standard terms with the data of the company.
    source: {
      origin: 'standard',
      by: 'Company rules in the engine',
      at: dependencies.now().toISOString(),
    },
  })),
];
