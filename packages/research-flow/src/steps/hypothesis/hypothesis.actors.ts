import type { ApiClient, Hypothesis } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { GenerationInput } from './hypothesis.machine.js';

/** Connects the step to the client. */
export const hypothesisActors = (api: ApiClient) => ({
  generateHypothesis: fromPromise<Hypothesis, GenerationInput>(async ({ input, signal }) => {
    const { topic, interest, papers } = input;
    const reply = await api.hypothesis.generate(
      { topic, interest, papers: [...papers] },
      { signal, idempotencyKey: input.key },
    );
    return reply.hypothesis;
  }),
});
