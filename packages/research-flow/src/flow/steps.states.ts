import { heldTextOf, withRead } from '../steps/paper/paper.held-text.js';
import { flowSetup } from './flow.setup.js';
import type { StepContext } from './flow.types.js';
import { merge, questionOf } from './merge-result.js';
import type { StepName } from './steps.js';

/** What the flow takes from a running step: its problem, its draft and its wishes. */
const seenAt = (name: StepName) => ({
  type: 'observe' as const,
  params: ({ event }: { event: { snapshot: { context: StepContext } } }) => ({
    name,
    seen: event.snapshot.context,
  }),
});

/** The person chooses what to research. */
export const topic = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'topicStep',
    input: ({ context: { runtime, drafts, intents } }) => ({
      runtime,
      draft: drafts.topic,
      intents,
    }),
    onSnapshot: {
      actions: [seenAt('topic'), 'keep'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({ data: merge.topic(context.data, event.output) }),
        },
        'keep',
        'announce',
      ],
    },
  },
});

/** Papers are read, as many as the person brings. */
export const paper = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'paperStep',
    input: ({ context: { runtime, drafts, intents, journeyId } }) => ({
      runtime,
      draft: drafts.paper,
      intents,
      journeyId,
    }),
    onSnapshot: {
      actions: [seenAt('paper'), 'keep'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: merge.paper(context.data, event.output),
            drafts: { ...context.drafts, paper: withRead(context.drafts.paper, event.output) },
          }),
        },
        'keep',
        'announce',
      ],
    },
  },
});

/** A hypothesis is generated from the topic and what was read. */
export const hypothesis = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'hypothesisStep',
    input: ({ context: { runtime, drafts, intents, data } }) => ({
      runtime,
      draft: drafts.hypothesis,
      intents,
      ...questionOf(data),
      paperAnalysis: data.paper_analysis ?? null,
      paperTitle: data.papers?.documents?.[0]?.title ?? null,
      heldText: heldTextOf(drafts.paper),
    }),
    onSnapshot: {
      actions: [seenAt('hypothesis'), 'keep'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: merge.hypothesis(context.data, event.output),
          }),
        },
        'keep',
        'announce',
      ],
    },
  },
});

/** Literature that bears on the hypothesis is searched and chosen. */
export const literature = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'literatureStep',
    input: ({ context: { runtime, drafts, intents, data, journeyId } }) => ({
      runtime,
      draft: drafts.literature,
      intents,
      journeyId,
      hypothesis: data.hypothesis ?? null,
    }),
    onSnapshot: {
      actions: [seenAt('literature'), 'keep'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: merge.literature(context.data, event.output),
          }),
        },
        'keep',
        'announce',
      ],
    },
  },
});

/** An experiment is designed that tests the hypothesis. */
export const experiment = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'experimentStep',
    input: ({ context: { runtime, drafts, intents, data, journeyId } }) => ({
      runtime,
      draft: drafts.experiment,
      intents,
      journeyId,
      hypothesis: data.hypothesis ?? null,
    }),
    onSnapshot: {
      actions: [seenAt('experiment'), 'keep'],
    },
    onDone: {
      target: 'fetching',
      actions: [
        {
          type: 'advance',
          params: ({ context, event }) => ({
            data: merge.experiment(context.data, event.output),
          }),
        },
        'keep',
        'announce',
      ],
    },
  },
});

/** FLOW-15: a company is formed. The last step stays when it is completed. */
export const company = flowSetup.createStateConfig({
  invoke: {
    id: 'step',
    src: 'companyStep',
    input: ({ context: { runtime, drafts, intents, data, journeyId } }) => ({
      runtime,
      draft: drafts.company,
      intents,
      journeyId,
      topic: questionOf(data).topic,
      blueprint: data.operationalBlueprint ?? null,
      researchArea: data.researchArea ?? null,
      budgetEstimate: data.budgetEstimate ?? null,
    }),
    onSnapshot: {
      actions: [
        {
          type: 'finish',
          // Asked of the draft from before: a restored journey, or a host's initial data, has a company already.
          params: ({ context, event }) => ({
            company: event.snapshot.context.result,
            isFirst: context.drafts.company?.isCompleted !== true,
          }),
        },
        seenAt('company'),
        'keep',
      ],
    },
  },
});
