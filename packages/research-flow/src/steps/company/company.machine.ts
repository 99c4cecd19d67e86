import type { SnapshotFrom } from 'xstate';
import { companySetup, createInitialContext } from './company.setup.js';
import { creating, preparing } from './creating.states.js';
import { forming } from './forming.states.js';

/** The machine of the company step. It keeps running after completion. */
export const companyMachine = companySetup.createMachine({
  id: 'company',
  context: ({ input }) => createInitialContext(input),
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
