import { hypothesisActors } from '../../steps/hypothesis/hypothesis.actors.js';
import { DEFAULT_INTEREST } from '../../steps/hypothesis/hypothesis.constants.js';
import { hypothesisMachine } from '../../steps/hypothesis/hypothesis.machine.js';
import { getPastedPaper } from '../../steps/paper/paper.pasted-text.js';
import { defineStep } from '../define-step.js';
import { getPaperIds, getTopicTitle } from '../../saved/step-inputs.js';
import { removeUnsupportedData } from '../../data/remove-unsupported.js';

/** The definition of the hypothesis step. */
export const hypothesisStep = defineStep({
  name: 'hypothesis',
  createMachine: (api) => hypothesisMachine.provide({ actors: hypothesisActors(api) }),
  getInput: ({ data, drafts, journeyId }) => ({
    importsOf: (drafts.literature?.imports ?? []).length > 0 ? journeyId : undefined,
    topic: getTopicTitle(data),
    interest: data.interest?.id ?? DEFAULT_INTEREST,
    papers: getPaperIds(data),
    paperAnalysis: data.paper_analysis ?? null,
    paperTitle: data.papers?.documents?.[0]?.title ?? null,
    pastedPaper: getPastedPaper(drafts.paper),
  }),
  addResult: ({ data }, result) => ({
    data: removeUnsupportedData({ ...data, hypothesis: result.hypothesis }),
  }),
  // A statement that no source supports is not a hypothesis.
  preview: (data, draft) =>
    draft.hypothesis !== null && draft.hypothesis.support !== 'none'
      ? { ...data, hypothesis: draft.hypothesis }
      : data,
});
