import { keyOf } from '@spinout/flow-kit';
import { companySetup, CREATE } from './company.setup.js';

const COMPANY_ID_PREFIX = 'company-';

/** The company is asked for, with one key until an answer has come. */
export const creating = companySetup.createStateConfig({
  tags: 'busy',
  entry: 'openIntent',
  invoke: {
    src: 'createCompany',
    input: ({ context }) => {
      const { journeyId, topic, blueprint, researchArea, budgetEstimate, intents } = context;
      const key = keyOf(intents, CREATE);
      return { journeyId, topic, blueprint, researchArea, budgetEstimate, key };
    },
    onDone: [
      {
        guard: ({ event }) => event.output !== null,
        target: 'forming',
        actions: [
          { type: 'keep', params: ({ event }) => ({ structure: event.output }) },
          'closeIntent',
        ],
      },
      { target: 'unavailable', actions: 'closeIntent' },
    ],
    onError: {
      target: 'preparing',
      actions: [
        { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
        { type: 'keepIntent', params: ({ event: { error } }) => ({ error }) },
      ],
    },
  },
});

/** The server gave none: a default structure is made here. */
export const preparing = companySetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'prepareCompany',
    input: ({ context: { runtime, topic, researchArea } }) => ({
      id: runtime.newId(COMPANY_ID_PREFIX),
      topic,
      researchArea,
    }),
    onDone: {
      target: 'forming',
      actions: [
        { type: 'keep', params: ({ event }) => ({ structure: event.output }) },
        'closeIntent',
      ],
    },
    onError: {
      target: 'unavailable',
      actions: { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
    },
  },
});
