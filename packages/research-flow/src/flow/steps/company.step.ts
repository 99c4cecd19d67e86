import { companyActors } from '../../steps/company/company.actors.js';
import { companyMachine } from '../../steps/company/company.machine.js';
import type { FlowData } from '../../data/flow-data.js';
import { observeSave } from '../../events/observe-save.js';
import { defineStep } from '../define-step.js';
import { getTopicTitle } from '../../saved/step-inputs.js';

/** The first paper of the user, with its authors if it names them. */
const getPaper = ({ papers, paper_analysis: analysis }: FlowData) => {
  const title = papers?.documents?.[0]?.title.trim() ?? '';
  return title === '' ? null : { title, authors: analysis?.publication?.authors ?? [] };
};

/** The definition of the last step, which stays open when it is completed. */
export const companyStep = defineStep({
  name: 'company',
  createMachine: (api, report) =>
    companyMachine.provide({ actors: companyActors(api, observeSave(report)) }),
  getInput: ({ data }) => ({
    topic: getTopicTitle(data),
    hypothesis: data.hypothesis ?? null,
    blueprint: data.operationalBlueprint ?? null,
    researchArea: data.researchArea ?? null,
    budgetEstimate: data.budgetEstimate ?? null,
    paper: getPaper(data),
  }),
  getCompany: ({ result }) => result,
  preview: (data, { structure }) =>
    structure === null ? data : { ...data, companyStructure: structure },
});
