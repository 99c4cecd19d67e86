import type { SnapshotFrom } from 'xstate';
import { supportedOrNull } from '../../evidence/support.js';
import { editing } from './editing.states.js';
import { DEFAULT_DESIGN, FALLBACK_DESIGN } from './experiment.constants.js';
import { experimentSetup } from './experiment.setup.js';
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
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    hypothesis: supportedOrNull(input.hypothesis),
    draft: draft ?? initialDraft,
    isNew: draft === undefined,
    problem: null,
    removed: null,
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
      invoke: {
        src: 'designExperiment',
        input: ({ context: { journeyId, hypothesis, papers = [], languageModel } }) => ({
          isModelAllowed: languageModel?.isAllowed,
          journeyId,
          hypothesis,
          ...(papers.length > 0 ? { papers } : {}),
        }),
        onDone: {
          target: 'editing',
          actions: {
            type: 'setProposedDesign',
            params: ({ event: { output } }) => ({ design: output ?? DEFAULT_DESIGN }),
          },
        },
        onError: [
          // A failed update keeps the design.
          {
            guard: 'hasDesign',
            target: 'editing',
            actions: { type: 'logFailure', params: ({ event }) => event },
          },
          {
            target: 'editing',
            actions: [
              { type: 'logFailure', params: ({ event }) => event },
              { type: 'setProposedDesign', params: { design: FALLBACK_DESIGN } },
            ],
          },
        ],
      },
    },
    editing,
    completed: { type: 'final' },
  },
  output: ({ context }) => ({ design: context.draft.design }),
});

export type ExperimentSnapshot = SnapshotFrom<typeof experimentMachine>;
