import { exampleCompany } from '@spinout/api-client/testing';
import { createTestContext } from './company.context.fixtures.js';
import { formedModel, type CompanyModel } from './company-step.model.js';
import type { CompanyContext } from './company.types.js';

const forming = (change: Partial<CompanyContext> = {}): CompanyModel => ({
  phase: 'forming',
  ...formedModel(createTestContext(change), 'en-US'),
});

const draft = createTestContext().draft;

/** One model for each state of the step. */
export const companyModels = {
  creating: { ...forming(), phase: 'creating' },
  unavailable: { ...forming(), phase: 'unavailable' },
  interrupted: { ...forming(), phase: 'interrupted' },
  overview: forming(),
  customizing: forming({ draft: { ...draft, isCustomizing: true } }),
  unnamed: forming({ draft: { ...draft, isCustomizing: true, typedName: ' ' } }),
  ownershipAboveLimit: forming({
    draft: {
      ...draft,
      structure: {
        ...exampleCompany,
        founders: [
          ...exampleCompany.founders,
          { name: 'Bo Example', email: '', ownership: 75, role: 'CTO' },
        ],
      },
    },
  }),
  legal: forming({ draft: { ...draft, tab: 'legal' } }),
  generating: forming({ draft: { ...draft, tab: 'legal' }, generating: ['ndaTemplate'] }),
  generated: forming({
    draft: {
      ...draft,
      tab: 'legal',
      documents: { bylaws: { file_name: 'Bylaws.txt', text: 'Bylaws' } },
    },
  }),
  renamed: forming({
    draft: {
      ...draft,
      tab: 'legal',
      documents: { bylaws: { file_name: 'Bylaws.txt', text: 'Bylaws', companyName: 'Somna' } },
    },
  }),
  documentGenerated: forming({ alerts: [{ documentType: 'bylaws', outcome: 'generated' }] }),
  documentFailed: forming({ alerts: [{ documentType: 'bylaws', outcome: 'failed' }] }),
  fundraising: forming({ draft: { ...draft, tab: 'fundraising' } }),
  ip: forming({ draft: { ...draft, tab: 'ip' } }),
  compliance: forming({ draft: { ...draft, tab: 'compliance' } }),
  preparedLocally: forming({
    draft: {
      ...draft,
      structure: {
        ...exampleCompany,
        source: { origin: 'fallback', by: 'Default structure (prepared locally)' },
      },
    },
  }),
  completed: forming({ draft: { ...draft, isCompleted: true } }),
} as const satisfies Record<string, CompanyModel>;
