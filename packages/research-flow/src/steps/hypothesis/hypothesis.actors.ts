import type { ApiClient, Hypothesis } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { HypothesisQuestion } from './hypothesis.machine.js';

/** Joins the step to the client. */
export const hypothesisActors = (api: ApiClient) => ({
  generateHypothesis: fromPromise<Hypothesis, HypothesisQuestion>(async ({ input, signal }) => {
    const { topic, interest, papers } = input;
    const reply = await api.hypothesis.generate(
      { topic, interest, papers: [...papers] },
      { signal },
    );
    return reply.hypothesis;
  }),
});
