import { paperActors } from '../../steps/paper/paper.actors.js';
import { paperMachine } from '../../steps/paper/paper.machine.js';
import { addAnalyzedText } from '../../steps/paper/paper.pasted-text.js';
import { uniqueBy } from '../../steps/unique-by.js';
import { defineStep } from '../define-step.js';

/** The definition of the paper step. */
export const paperStep = defineStep({
  name: 'paper',
  createMachine: (api) => paperMachine.provide({ actors: paperActors(api) }),
  getInput: () => ({}),
  addResult: ({ data, drafts }, result) => ({
    data: {
      ...data,
      papers: {
        ...data.papers,
        // Papers that the literature step added stay.
        documents: uniqueBy(
          [...result.documents, ...(drafts.literature?.documents ?? [])],
          ({ id }) => id,
        ),
      },
      paper_analysis: result.analysis,
      paper_metadata: result.metadata,
    },
    drafts: { ...drafts, paper: addAnalyzedText(drafts.paper, result) },
  }),
});
