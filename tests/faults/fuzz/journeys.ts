import { createApiClient } from '@spinout/api-client';
import { exampleTopics } from '@spinout/api-client/testing';
import { createIdSource, memoryStorage, type JourneyStorage } from '@spinout/flow-kit';
import {
  companyModel,
  experimentModel,
  flowWith,
  hypothesisModel,
  literatureModel,
  paperModel,
  topicModel,
  type FlowSnapshot,
} from '@spinout/research-flow/headless';
import { createActor, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { faultyServer, type Answer, type Call } from '../screens/faulty-server.js';

type Event = { readonly type: string; readonly [field: string]: unknown };

/** How a user reaches a call, triggers it and retries it, as events without rendering. */
export interface Journey {
  /** Step at which the journey begins, from 1. */
  readonly step: number;
  /** What is entered first; each list waits for the calls of the one before. */
  readonly before: readonly (readonly Event[])[];
  /** Makes the call; none where the step makes it when it opens. */
  readonly submit: readonly Event[];
  readonly retry: readonly Event[];
  /** What was entered, as the flow keeps it. */
  readonly entered: (drafts: FlowSnapshot['context']['drafts']) => unknown;
  /** Whether the flow has what the call is for. */
  readonly has: (context: FlowSnapshot['context']) => boolean;
}

const [, topic] = exampleTopics;
const search = { type: 'search.requested' };
const document = { type: 'document.requested', documentType: 'bylaws' };

export const JOURNEYS: Record<Exclude<Call, 'pdf.generate'>, Journey> = {
  'topics.suggest': {
    step: 1,
    before: [
      [
        { type: 'customText.changed', text: 'Tides' },
        { type: 'topic.selected', topic },
      ],
    ],
    submit: [{ type: 'suggestions.requested' }],
    retry: [{ type: 'suggestions.requested' }],
    entered: ({ topic: draft }) => [draft?.customText, draft?.selected?.title],
    has: ({ drafts }) => (drafts.topic?.suggestions.length ?? 0) > 0,
  },
  'paper.analyze': {
    step: 2,
    before: [
      [
        { type: 'method.changed', method: 'text' },
        { type: 'text.changed', text: 'Spindles rose.' },
      ],
    ],
    submit: [{ type: 'analysis.requested' }],
    retry: [{ type: 'analysis.requested' }],
    entered: ({ paper }) => [paper?.method, paper?.text],
    has: ({ step, data }) => step === 3 && data.papers?.documents?.length === 1,
  },
  'hypothesis.generate': {
    step: 3,
    before: [],
    submit: [{ type: 'generation.requested' }],
    retry: [{ type: 'generation.requested' }],
    entered: () => null,
    has: ({ drafts }) => drafts.hypothesis?.hypothesis != null,
  },
  'literature.search': {
    step: 4,
    before: [[{ type: 'query.changed', query: 'spindles' }]],
    submit: [search],
    retry: [search],
    entered: ({ literature }) => literature?.query,
    has: ({ drafts }) => drafts.literature?.found != null,
  },
  'literature.review': {
    step: 4,
    before: [
      [{ type: 'query.changed', query: 'tides' }, search],
      [{ type: 'paper.toggled', id: 'paper-2' }],
    ],
    submit: [{ type: 'review.completed' }],
    retry: [{ type: 'review.completed' }],
    entered: ({ literature }) => [literature?.query, literature?.selected],
    has: ({ step, data }) => step === 5 && data.literature_review !== undefined,
  },
  'experiment.design': {
    step: 5,
    before: [],
    submit: [],
    retry: [],
    entered: () => null,
    has: ({ drafts }) => drafts.experiment?.proposed != null,
  },
  'company.create': {
    step: 6,
    before: [],
    submit: [],
    retry: [{ type: 'creation.requested' }],
    entered: () => null,
    has: ({ drafts }) => drafts.company?.structure != null,
  },
  'company.generateDocument': {
    step: 6,
    before: [[], [{ type: 'founder.typed', field: 'name', text: 'Bo' }]],
    submit: [document],
    retry: [document],
    entered: ({ company }) => company?.form.name,
    has: ({ drafts }) => drafts.company?.documents.bylaws !== undefined,
  },
};

const now = () => new Date('2026-03-02T10:00:00Z');
let keys = 0;
export const runtime = {
  log: { warn: () => undefined, error: () => undefined },
  now,
  newId: createIdSource(now),
  newKey: () => `key-${(keys += 1)}`,
  random: () => 0.5,
};

export const persistentStorage = (): JourneyStorage => ({ ...memoryStorage(), persistent: true });

interface StepState {
  readonly hasTag: (tag: string) => boolean;
  readonly status: string;
  readonly context: {
    readonly generating?: readonly unknown[];
    readonly alerts?: readonly unknown[];
  };
}

const stateOf = (step: AnyActorRef | undefined) => step?.getSnapshot() as StepState | undefined;

/** Computes all view models; none may throw. */
const renderModels = (step: number, state: unknown) => {
  const draw: readonly ((state: never) => unknown)[] = [
    topicModel,
    paperModel,
    hypothesisModel,
    literatureModel,
    (each: Parameters<typeof experimentModel>[0]) => experimentModel(each, 'en-US'),
    (each: Parameters<typeof companyModel>[0]) => companyModel(each, 'en-US'),
  ];
  draw[step - 1]?.(state as never);
};

/** Runs the whole flow with a server whose replies the test decides. */
export function openFlow(storage: JourneyStorage, firstStep: number, answer: Answer) {
  const server = faultyServer(answer);
  const faults: unknown[] = [];
  const actor = createActor(flowWith(createApiClient({ transport: server.transport })), {
    input: { runtime, storage, instanceId: 'default', firstStep, initialData: {} },
  });
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  const step = () => actor.getSnapshot().children.step as AnyActorRef | undefined;
  const isAtRest = () => {
    const state = stateOf(step());
    if (state === undefined) return faults.length > 0;
    return !state.hasTag('busy') && (state.context.generating?.length ?? 0) === 0;
  };
  return {
    faults,
    server,
    context: (): SnapshotFrom<ReturnType<typeof flowWith>>['context'] =>
      actor.getSnapshot().context,
    send: (events: readonly Event[]) => events.forEach((event) => step()?.send(event)),
    /** Waits until no request is pending. */
    rest: async () => {
      const end = performance.now() + 10_000;
      do await new Promise((resolve) => setImmediate(resolve));
      while (!isAtRest() && performance.now() < end);
    },
    draw: () => renderModels(actor.getSnapshot().context.step, stateOf(step())),
    stop: () => actor.stop(),
  };
}
