import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyStructure, DocumentType } from '@spinout/api-client';
import { defaultCompany } from './default-company.js';
import { fundraisingMaterial } from './fundraising/fundraising-material.js';
import { materialNames, type MaterialKind } from './fundraising/material-names.js';
import { patentFiling, trademarkChecklist } from './ip-filings.js';
import { documentNames } from './legal-documents/document-names.js';
import { legalDocument } from './legal-documents/legal-document.js';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const amount = fc.oneof(
  fc.integer({ min: -5, max: 100_000_000 }),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
);
const holding = fc.record({ percentage: amount, shares: amount });
const round = fc.record({ amount, valuation: amount, timeline: text });
const founder = fc.record({ name: text, email: text, ownership: amount, role: text });

/** Generates any company that matches the contract. */
const company: fc.Arbitrary<CompanyStructure> = fc.record({
  id: fc.constant('c'),
  name: text,
  legalName: text,
  businessType: text,
  state: text,
  industry: text,
  description: text,
  founders: fc.array(founder, { maxLength: 4 }),
  authorizedShares: amount,
  parValue: amount,
  capTable: fc.record({ founders: holding, employeePool: holding, investorReserve: holding }),
  legalDocuments: fc.constant(
    defaultCompany({ topic: '', researchArea: null, id: 'c' }).legalDocuments,
  ),
  fundraisingStrategy: fc.record({ seedRound: round, seriesA: round }),
  ipStrategy: fc.record({
    patentStrategy: fc.record({
      provisionalPatents: fc.array(text, { maxLength: 3 }),
      budget: amount,
      timeline: text,
    }),
    trademarkProtection: fc.array(text, { maxLength: 3 }),
    tradesecrets: fc.array(text, { maxLength: 3 }),
  }),
  complianceRequirements: fc.array(text, { maxLength: 3 }),
  nextSteps: fc.array(text, { maxLength: 3 }),
  source: fc.constant(undefined),
});

describe('any valid company', () => {
  it('gets complete documents, materials and filings', () => {
    fc.assert(
      fc.property(company, text, (candidate, title) => {
        const files = [
          ...(Object.keys(documentNames) as DocumentType[]).map((type) => {
            const document = legalDocument(type, candidate, { preparedLocally: true });
            return { fileName: document.file_name, text: document.text };
          }),
          ...(Object.keys(materialNames) as MaterialKind[]).map((kind) =>
            fundraisingMaterial(kind, candidate),
          ),
          trademarkChecklist(title, candidate),
          patentFiling(title, candidate),
        ];
        for (const file of files) {
          expect(file.fileName).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.(?:txt|csv)$/u);
          expect(file.text).not.toMatch(/\bNaN\b|\[object/);
        }
      }),
      { numRuns: 60 },
    );
  });
});
