import type { SnapshotFrom } from 'xstate';
import { fetching, keeping, opening, restoring } from './arriving.states.js';
import { flowSetup, openedFlow } from './flow.setup.js';
import { company, experiment, hypothesis, literature, paper, topic } from './steps.states.js';

/** The whole flow: leads through the steps, joins their results, keeps them and tells the host. */
export const flowMachine = flowSetup.createMachine({
  id: 'flow',
  context: ({ input }) => openedFlow(input),
  invoke: {
    id: 'keeper',
    src: 'keepFlow',
    input: keeping,
  },
  initial: 'restoring',
  on: {
    'problem.dismissed': { actions: 'clearProblem' },
    'notice.dismissed': { actions: 'clearNotice' },
    'keeping.changed': {
      actions: { type: 'tellKept', params: ({ event: { kept } }) => ({ kept }) },
    },
    'step.set': {
      target: '.opening',
      actions: [{ type: 'goTo', params: ({ event: { step } }) => ({ step }) }, 'announce'],
    },
    'flow.reset': { target: '.opening', actions: ['drop', 'startAnew', 'announce'] },
  },
  states: {
    restoring,
    opening,
    fetching,
    /** The code did not come: no network, or another version stands on the server. */
    unreached: { on: { 'step.retried': 'fetching' } },
    topic,
    paper,
    hypothesis,
    literature,
    experiment,
    company,
    /** FLOW-18: a step that there is not has no screen. */
    unknown: {},
  },
});

export type FlowSnapshot = SnapshotFrom<typeof flowMachine>;
