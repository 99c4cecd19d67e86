import type { ApiClient, ExperimentDesign } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { DesignInput, RecalculateInput } from './experiment.machine.js';

const TYPING_MS = 350;

const waitForTyping = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

const toRequest = ({ journeyId, hypothesis, papers, isModelAllowed }: DesignInput) => ({
  journey_id: journeyId,
  hypothesis,
  ...(papers ? { papers: [...papers] } : {}),
  ...(isModelAllowed === false && { language_model: false }),
});

/** Connects the step to the client. */
export const experimentActors = (api: ApiClient) => ({
  designExperiment: fromPromise<ExperimentDesign | null, DesignInput>(async ({ input, signal }) => {
    const { success, design } = await api.experiment.design(toRequest(input), { signal });
    return success === true && design ? design : null;
  }),

  recalculateDesign: fromPromise<ExperimentDesign | null, RecalculateInput>(
    async ({ input, signal }) => {
      await waitForTyping(signal);
      const { success, design } = await api.experiment.design(
        { ...toRequest(input), plan: input.plan },
        // Typing cancels requests; the server may still be processing an equal one.
        { signal, fresh: true },
      );
      return success === true && design ? design : null;
    },
  ),
});
