import { experimentSetup } from './experiment.setup.js';
import { readAnswers, withAnswers } from './study-outline.js';

/** Asks for a plan with what the person decided; the outline stays if none comes. */
export const planningOutline = experimentSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'designExperiment',
    input: ({ context: { journeyId, hypothesis, papers = [], languageModel, draft } }) => ({
      isModelAllowed: languageModel?.isAllowed,
      journeyId,
      hypothesis: withAnswers(
        hypothesis,
        draft.design.outline && readAnswers(draft.design.outline, draft.answers),
      ),
      ...(papers.length > 0 ? { papers } : {}),
    }),
    onDone: [
      { guard: ({ event }) => event.output === null, target: 'failed' },
      {
        target: 'calculated',
        actions: {
          type: 'setPlannedDesign',
          params: ({ event }) => ({ design: event.output }),
        },
      },
    ],
    onError: {
      target: 'failed',
      actions: ({ context, event }) =>
        context.runtime.log.warn('The outline could not be planned.', event.error),
    },
  },
});
