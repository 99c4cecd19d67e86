import { getLanguageModel } from './language-model.js';
import { getPastedPaper, addAnalyzedText } from '../steps/paper/paper.pasted-text.js';
import { flowSetup } from './flow.setup.js';
import type { StepContext } from './flow.types.js';
import { mergeResult, getHypothesisQuestion } from './merge-result.js';
import type { StepName } from '../data/steps.js';

/** Copies the problem and the draft of a running step to the flow. */
const createSyncStepAction = (name: StepName) => ({
  type: 'syncStep' as const,
  params: ({ event }: { event: { snapshot: { context: StepContext } } }) => ({
    name,
    stepContext: event.snapshot.context,
  }),
});

export const topic = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'topicStep',
    input: ({ context: { runtime, drafts } }) => ({
      runtime,
      draft: drafts.topic,
    }),
    onSnapshot: {
      actions: [createSyncStepAction('topic'), 'save'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({ data: mergeResult.topic(context.data, event.output) }),
        },
        'save',
        'emitStepChange',
      ],
    },
  },
});

export const paper = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'paperStep',
    input: ({ context: { runtime, drafts, journeyId } }) => ({
      runtime,
      draft: drafts.paper,
      journeyId,
    }),
    onSnapshot: {
      actions: [createSyncStepAction('paper'), 'save'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: mergeResult.paper(context.data, event.output),
            drafts: {
              ...context.drafts,
              paper: addAnalyzedText(context.drafts.paper, event.output),
            },
          }),
        },
        'save',
        'emitStepChange',
      ],
    },
  },
});

export const hypothesis = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'hypothesisStep',
    input: ({ context: { runtime, drafts, data, journeyId } }) => ({
      runtime,
      draft: drafts.hypothesis,
      importsOf: (drafts.literature?.imports ?? []).length > 0 ? journeyId : undefined,
      ...getHypothesisQuestion(data),
      paperAnalysis: data.paper_analysis ?? null,
      paperTitle: data.papers?.documents?.[0]?.title ?? null,
      pastedPaper: getPastedPaper(drafts.paper),
    }),
    onSnapshot: {
      actions: [createSyncStepAction('hypothesis'), 'save'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: mergeResult.hypothesis(context.data, event.output),
          }),
        },
        'save',
        'emitStepChange',
      ],
    },
  },
});

export const literature = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'literatureStep',
    input: ({ context: { runtime, drafts, data, journeyId } }) => ({
      runtime,
      draft: drafts.literature,
      journeyId,
      hypothesis: data.hypothesis ?? null,
      hasPapers: (data.papers?.documents ?? []).length > 0,
      languageModel: getLanguageModel(data, drafts),
    }),
    onSnapshot: {
      actions: [createSyncStepAction('literature'), 'save'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: mergeResult.literature(context.data, event.output),
          }),
        },
        'save',
        'emitStepChange',
      ],
    },
  },
});

export const experiment = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'experimentStep',
    input: ({ context: { runtime, drafts, data, journeyId } }) => ({
      runtime,
      draft: drafts.experiment,
      journeyId,
      hypothesis: data.hypothesis ?? null,
      papers: getHypothesisQuestion(data).papers,
      languageModel: getLanguageModel(data, drafts),
    }),
    onSnapshot: {
      actions: [createSyncStepAction('experiment'), 'save'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: mergeResult.experiment(context.data, event.output),
          }),
        },
        'save',
        'emitStepChange',
      ],
    },
  },
});

/** The last step stays open when it is completed. */
export const company = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'companyStep',
    input: ({ context: { runtime, drafts, data, journeyId } }) => ({
      runtime,
      draft: drafts.company,
      journeyId,
      topic: getHypothesisQuestion(data).topic,
      hypothesis: data.hypothesis ?? null,
      blueprint: data.operationalBlueprint ?? null,
      researchArea: data.researchArea ?? null,
      budgetEstimate: data.budgetEstimate ?? null,
    }),
    onSnapshot: {
      actions: [
        {
          type: 'reportCompletion',
          // Reads the draft before this snapshot: a restored flow, or initial data of the host, already has a company.
          params: ({ context, event }) => ({
            company: event.snapshot.context.result,
            isFirst: context.drafts.company?.isCompleted !== true,
          }),
        },
        createSyncStepAction('company'),
        'save',
      ],
    },
  },
});
