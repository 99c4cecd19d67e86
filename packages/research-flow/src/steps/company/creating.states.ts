import { getIdempotencyKey } from '@spinout/flow-kit';
import { companySetup, CREATE_COMPANY } from './company.setup.js';

const COMPANY_ID_PREFIX = 'company-';

/** Requests the company; retries use the same idempotency key until a reply arrives. */
export const creating = companySetup.createStateConfig({
  tags: 'busy',
  entry: 'openPendingRequest',
  invoke: {
    src: 'createCompany',
    input: ({ context }) => {
      const { journeyId, topic, hypothesis, blueprint, researchArea, budgetEstimate, intents } =
        context;
      const key = getIdempotencyKey(intents, CREATE_COMPANY);
      return {
        journeyId,
        topic,
        blueprint,
        researchArea,
        budgetEstimate,
        key,
        ...(hypothesis ? { hypothesis } : {}),
      };
    },
    onDone: [
      {
        guard: ({ event }) => event.output !== null,
        target: 'forming',
        actions: [
          { type: 'updateDraft', params: ({ event }) => ({ structure: event.output }) },
          'closePendingRequest',
        ],
      },
      { target: 'unavailable', actions: 'closePendingRequest' },
    ],
    onError: {
      target: 'preparing',
      actions: [
        { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
        { type: 'keepPendingRequest', params: ({ event: { error } }) => ({ error }) },
      ],
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
      researchArea,
      ...(hypothesis ? { hypothesis } : {}),
    }),
    onDone: {
      target: 'forming',
      actions: [
        { type: 'updateDraft', params: ({ event }) => ({ structure: event.output }) },
        'closePendingRequest',
      ],
    },
    onError: {
      target: 'unavailable',
      actions: { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
    },
  },
});
