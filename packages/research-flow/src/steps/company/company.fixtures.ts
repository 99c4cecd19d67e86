import { exampleCompany } from '@spinout/api-client/testing';
import { createTestContext } from './company.context.fixtures.js';
import { formedModel, type CompanyModel } from './company-step.model.js';
import type { CompanyContext } from './company.types.js';
import type { CompanyPlan } from './plan/company-plan.js';

const createFormingModel = (change: Partial<CompanyContext> = {}): CompanyModel => ({
  phase: 'forming',
  ...formedModel(createTestContext(change), 'en-US'),
});

const draft = createTestContext().draft;

const examplePlan: CompanyPlan = {
  formationDate: '2026-11-26',
  grantDate: '2027-01-31',
  vestingDate: '2028-03-01',
  poolPercent: '20',
  poolOf: 'postMoney',
  safeAmount: '500000',
  safeCap: '',
  safeDiscount: '20',
};

/** One model for each state of the step. */
export const companyModels = {
  creating: { ...createFormingModel(), phase: 'creating' },
  unavailable: { ...createFormingModel(), phase: 'unavailable' },
  interrupted: { ...createFormingModel(), phase: 'interrupted' },
  overview: createFormingModel(),
  customizing: createFormingModel({ draft: { ...draft, isCustomizing: true } }),
  unnamed: createFormingModel({ draft: { ...draft, isCustomizing: true, typedName: ' ' } }),
  ownershipAboveLimit: createFormingModel({
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
  legal: createFormingModel({ draft: { ...draft, tab: 'legal' } }),
  generating: createFormingModel({
    draft: { ...draft, tab: 'legal' },
    generating: ['ndaTemplate'],
  }),
  generated: createFormingModel({
    draft: {
      ...draft,
      tab: 'legal',
      documents: { bylaws: { file_name: 'Bylaws.txt', text: 'Bylaws' } },
    },
  }),
  renamed: createFormingModel({
    draft: {
      ...draft,
      tab: 'legal',
      documents: { bylaws: { file_name: 'Bylaws.txt', text: 'Bylaws', companyName: 'Somna' } },
    },
  }),
  documentGenerated: createFormingModel({
    alerts: [{ documentType: 'bylaws', outcome: 'generated' }],
  }),
  documentFailed: createFormingModel({ alerts: [{ documentType: 'bylaws', outcome: 'failed' }] }),
  fundraising: createFormingModel({ draft: { ...draft, tab: 'fundraising' } }),
  ip: createFormingModel({ draft: { ...draft, tab: 'ip' } }),
  compliance: createFormingModel({ draft: { ...draft, tab: 'compliance' } }),
  planned: createFormingModel({ draft: { ...draft, tab: 'fundraising', plan: examplePlan } }),
  unsolvable: createFormingModel({
    draft: { ...draft, tab: 'fundraising', plan: { ...examplePlan, poolPercent: '90' } },
  }),
  dated: createFormingModel({ draft: { ...draft, tab: 'compliance', plan: examplePlan } }),
  exportable: createFormingModel({ draft: { ...draft, plan: examplePlan } }),
  preparedLocally: createFormingModel({
    draft: {
      ...draft,
      structure: {
        ...exampleCompany,
        source: { origin: 'fallback', by: 'Default structure (prepared locally)' },
      },
    },
  }),
  completed: createFormingModel({ draft: { ...draft, isCompleted: true } }),
} as const satisfies Record<string, CompanyModel>;
