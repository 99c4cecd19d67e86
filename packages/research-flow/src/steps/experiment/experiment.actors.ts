import type { ApiClient, ExperimentDesign } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { DesignInput } from './experiment.machine.js';

/** Connects the step to the client. */
export const experimentActors = (api: ApiClient) => ({
  designExperiment: fromPromise<ExperimentDesign | null, DesignInput>(async ({ input, signal }) => {
    const { success, design } = await api.experiment.design(
      { journey_id: input.journeyId, hypothesis: input.hypothesis },
      { signal, idempotencyKey: input.key },
    );
    return success === true && design ? design : null;
  }),
});
