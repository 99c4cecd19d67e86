import type { SnapshotFrom } from 'xstate';
import { companySetup, openedCompany } from './company.setup.js';
import { creating, preparing } from './creating.states.js';
import { forming } from './forming.states.js';

/** The rules of company formation; runs without React and without a server. Stays alive when completed. */
export const companyMachine = companySetup.createMachine({
  id: 'company',
  context: ({ input }) => openedCompany(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isNew', target: 'creating' },
        { guard: 'hasStructure', target: 'forming' },
        { target: 'interrupted' },
      ],
    },
    interrupted: { on: { 'creation.requested': 'creating' } },
    creating,
    preparing,
    unavailable: { on: { 'creation.requested': 'creating' } },
    forming,
  },
});

export type CompanySnapshot = SnapshotFrom<typeof companyMachine>;
