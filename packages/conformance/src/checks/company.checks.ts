import * as z from 'zod/mini';
import { createCompany, generateDocument } from '@spinout/api-client/contract';
import { documentNames } from '@spinout/domain/venture';
import { expectRefusal, expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { checksOf } from '../kit/checks-of.js';
import { CompanyRules } from '../rules/company.rules.js';
import { nonBlankText } from '../rules/rules.js';
import { companyRequest, documentRequest } from '../samples/samples.js';

const Reply = z.looseObject({ success: z.literal(true), companyStructure: CompanyRules });
const DocumentReply = z.looseObject({
  success: z.literal(true),
  document: z.nullish(z.looseObject({ file_name: nonBlankText, text: nonBlankText })),
});

/** Percentages may be rounded to two decimal places. */
const ROUNDING = 0.02;

const expectSums = ({ capTable, authorizedShares }: CompanyRules) => {
  const { founders, employeePool, investorReserve } = capTable;
  const holdings = [founders, employeePool, investorReserve];
  const shares = holdings.reduce((sum, holding) => sum + holding.shares, 0);
  expectThat(
    shares === authorizedShares,
    `a cap table whose shares sum to the ${authorizedShares} authorized ones`,
    `they sum to ${shares}`,
  );
  const percentages = holdings.reduce((sum, holding) => sum + holding.percentage, 0);
  expectThat(
    Math.abs(percentages - 100) <= ROUNDING,
    'a cap table whose percentages sum to 100',
    `they sum to ${percentages}`,
  );
};

export const companyChecks = [
  ...checksOf('API-07', {
    'drafts a company with all fields, a founder and a consistent cap table (ENT-07)': async (
      kit,
    ) => {
      const { companyStructure } = await kit.read(createCompany, companyRequest(kit.runId), Reply);
      expectSums(companyStructure);
      warnIfUnsourced(kit, companyStructure);
    },
    'drafts a company without any input, and ignores unknown fields (T-61)': async (kit) => {
      const request = {
        journey_id: kit.runId,
        operationalBlueprint: null,
        researchArea: null,
        budgetEstimate: null,
        conformance_extra: 1,
      };
      expectSums((await kit.read(createCompany, request, Reply)).companyStructure);
    },
  }),
  ...checksOf('API-08', {
    'generates each of the six documents, and ignores unknown fields': async (kit) => {
      for (const documentType of Object.keys(documentNames)) {
        const request = { ...documentRequest(kit.runId, documentType), conformance_extra: 1 };
        warnIfUnsourced(kit, await kit.read(generateDocument, request, DocumentReply));
      }
    },
    'refuses an unknown document with an error message': async (kit) => {
      const request = documentRequest(kit.runId, 'lastWill');
      expectRefusal(await kit.ask(generateDocument, request), 'a document type that is none');
    },
  }),
];
