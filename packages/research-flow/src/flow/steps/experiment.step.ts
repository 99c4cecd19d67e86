import type { ExperimentDesign } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';
import { experimentActors } from '../../steps/experiment/experiment.actors.js';
import { experimentMachine } from '../../steps/experiment/experiment.machine.js';
import { defineStep } from '../define-step.js';
import { getLanguageModel, getPaperIds } from '../../saved/step-inputs.js';

/** The definition of the experiment step. */
export const experimentStep = defineStep({
  name: 'experiment',
  createMachine: (api) => experimentMachine.provide({ actors: experimentActors(api) }),
  getInput: ({ data, drafts }) => ({
    hypothesis: data.hypothesis ?? null,
    papers: getPaperIds(data),
    languageModel: getLanguageModel(data, drafts),
  }),
  addResult: ({ data }, { design }) => ({ data: addDesign(data, design) }),
  preview: (data, { proposed, design }) => (proposed === null ? data : addDesign(data, design)),
});

/** Adds the design, and the parts of it that the company needs. */
const addDesign = (data: FlowData, design: ExperimentDesign): FlowData => {
  const { methodology, timeline, equipment, budget, outline } = design;
  // An outline has words in place of a duration.
  const duration = outline === undefined ? design.duration : '';
  return {
    ...data,
    experimentDesign: design,
    operationalBlueprint: { methodology, duration, timeline, equipment },
    budgetEstimate: budget,
  };
};
