import { literatureActors } from '../../steps/literature/literature.actors.js';
import { literatureMachine } from '../../steps/literature/literature.machine.js';
import { uniqueBy } from '../../steps/unique-by.js';
import { observeSave } from '../../events/observe-save.js';
import { defineStep } from '../define-step.js';
import { getLanguageModel, getPaperIds } from '../../saved/step-inputs.js';

/** The definition of the literature step. */
export const literatureStep = defineStep({
  name: 'literature',
  createMachine: (api, report) =>
    literatureMachine.provide({ actors: literatureActors(api, observeSave(report)) }),
  getInput: ({ data, drafts }) => ({
    hypothesis: data.hypothesis ?? null,
    hasPapers: getPaperIds(data).length > 0,
    languageModel: getLanguageModel(data, drafts),
  }),
  addResult: ({ data: { literature_search: _, earlier_papers: __, ...data } }, result) => ({
    data: {
      ...data,
      ...(result.log && { literature_search: result.log }),
      literature_review: result.review,
      literature_analysis: result.analysis,
      selected_papers: result.selected,
      ...(result.earlier && { earlier_papers: result.earlier }),
      papers: {
        ...data.papers,
        ...(result.documents && {
          documents: uniqueBy(
            [...(data.papers?.documents ?? []), ...result.documents],
            ({ id }) => id,
          ),
        }),
        results: result.papers,
      },
    },
  }),
  preview: (data, { found, selected, earlier }) => {
    if (found === null) return data;
    const { earlier_papers: _, ...others } = data;
    return {
      ...others,
      papers: { ...data.papers, results: found.papers },
      literature_analysis: found.analysis,
      ...(found.log && { literature_search: found.log }),
      selected_papers: selected,
      ...(earlier && earlier.length > 0 && { earlier_papers: earlier }),
    };
  },
});
