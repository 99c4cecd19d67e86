import type { ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { GeneratedHypothesis, GenerationInput } from './hypothesis.machine.js';

/** Connects the step to the client. */
export const hypothesisActors = (api: ApiClient) => ({
  generateHypothesis: fromPromise<GeneratedHypothesis, GenerationInput>(
    async ({ input, signal }) => {
      const { topic, interest, papers, importsOf, candidate, isModelAllowed, isFresh } = input;
      const { hypothesis, candidates, language_model } = await api.hypothesis.generate(
        {
          topic,
          interest,
          papers: [...papers],
          ...(importsOf !== undefined && { journey_id: importsOf }),
          ...(candidate !== undefined && { candidate }),
          ...(isModelAllowed === false && { language_model: false }),
        },
        { signal, ...(isFresh === true && { fresh: true }) },
      );
      return { hypothesis, candidates, modelReport: language_model };
    },
  ),
});
