import { getIdempotencyKey, NO_PENDING_REQUESTS } from '@spinout/flow-kit';
import type { SnapshotFrom } from 'xstate';
import { supportedOrNull } from '../../evidence/support.js';
import { editing } from './editing.states.js';
import { DEFAULT_DESIGN, FALLBACK_DESIGN } from './experiment.constants.js';
import { DESIGN, experimentSetup } from './experiment.setup.js';
import type { ExperimentDraft } from './experiment.types.js';

export type * from './experiment.types.js';

const initialDraft: ExperimentDraft = {
  tab: 'overview',
  proposed: null,
  design: DEFAULT_DESIGN,
  typed: { controls: '', equipment: '' },
};

/** The machine of the experiment step. */
export const experimentMachine = experimentSetup.createMachine({
  id: 'experiment',
  context: ({ input: { draft, intents = NO_PENDING_REQUESTS, ...input } }) => ({
    ...input,
    hypothesis: supportedOrNull(input.hypothesis),
    intents,
    draft: draft ?? initialDraft,
    isNew: draft === undefined,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isNew', target: 'designing' },
        { guard: 'hasDesign', target: 'editing' },
        { target: 'interrupted' },
      ],
    },
    interrupted: { on: { 'generation.resumed': 'designing' } },
    designing: {
      tags: 'busy',
      entry: 'openPendingRequest',
      invoke: {
        src: 'designExperiment',
        input: ({ context: { journeyId, hypothesis, papers = [], languageModel, intents } }) => ({
          isModelAllowed: languageModel?.isAllowed,
          journeyId,
          hypothesis,
          ...(papers.length > 0 ? { papers } : {}),
          key: getIdempotencyKey(intents, DESIGN),
        }),
        onDone: {
          target: 'editing',
          actions: [
            {
              type: 'setProposedDesign',
              params: ({ event: { output } }) => ({ design: output ?? DEFAULT_DESIGN }),
            },
            'closePendingRequest',
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
            { type: 'setProposedDesign', params: { design: FALLBACK_DESIGN } },
            'closePendingRequest',
          ],
        },
      },
    },
    editing,
    completed: { type: 'final' },
  },
  output: ({ context }) => ({ design: context.draft.design }),
});

export type ExperimentSnapshot = SnapshotFrom<typeof experimentMachine>;
