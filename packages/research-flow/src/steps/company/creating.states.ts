import { companySetup } from './company.setup.js';

const COMPANY_ID_PREFIX = 'company-';

export const creating = companySetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'createCompany',
    input: ({ context }) => context,
    onDone: [
      {
        guard: ({ event }) => event.output !== null,
        target: 'forming',
        actions: { type: 'setStructure', params: ({ event }) => ({ structure: event.output }) },
      },
      { target: 'unavailable' },
    ],
    onError: {
      target: 'preparing',
      actions: { type: 'logFailure', params: ({ event }) => event },
    },
  },
});

/** The server returned no structure: creates a default structure locally. */
export const preparing = companySetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'prepareCompany',
    input: ({ context: { runtime, topic, hypothesis, researchArea } }) => ({
      id: runtime.newId(COMPANY_ID_PREFIX),
      topic,
      hypothesis: hypothesis ?? null,
      researchArea,
    }),
    onDone: {
      target: 'forming',
      actions: { type: 'setStructure', params: ({ event }) => ({ structure: event.output }) },
    },
    onError: {
      target: 'unavailable',
      actions: { type: 'logFailure', params: ({ event }) => event },
    },
  },
});
