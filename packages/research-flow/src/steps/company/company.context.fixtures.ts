import { exampleCompany } from '@spinout/api-client/testing';
import { systemRuntime } from '@spinout/flow-kit';
import type { CompanyContext } from './company.types.js';

/** A context with a structure and overrides. */
export const createTestContext = (change: Partial<CompanyContext> = {}): CompanyContext => ({
  runtime: systemRuntime,
  journeyId: 'journey-1',
  topic: 'Sleep and memory',
  blueprint: null,
  researchArea: null,
  budgetEstimate: null,
  draft: {
    tab: 'overview',
    structure: exampleCompany,
    isCustomizing: false,
    form: { name: '', email: '', ownership: '', role: '' },
    documents: {},
    isCompleted: false,
  },
  isNew: false,
  problem: null,
  generating: [],
  alerts: [],
  removed: null,
  isDetailsOpen: true,
  result: null,
  ...change,
});
