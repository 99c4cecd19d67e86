import { createApiClient } from '@spinout/api-client';
import { exampleTopics } from '@spinout/api-client/testing';
import { createIdSource, memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import {
  companyModel,
  experimentModel,
  createFlowMachine,
  hypothesisModel,
  literatureModel,
  paperModel,
  topicModel,
  type FlowSnapshot,
} from '@spinout/research-flow/headless';
import { createActor, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { faultyServer, type Answer, type Call } from '../screens/faulty-server.js';

type Event = { readonly type: string; readonly [field: string]: unknown };

/** How a user reaches, triggers and retries a call, as events without rendering. */
export interface CallScript {
  /** Step at which the flow starts, from 1. */
  readonly step: number;
  /** Events before the call; each list waits for the calls of the previous one. */
  readonly before: readonly (readonly Event[])[];
  /** Triggers the call; empty if the step makes it when it opens. */
  readonly submit: readonly Event[];
  readonly retry: readonly Event[];
  /** Returns the input that the flow has stored. */
  readonly getInput: (drafts: FlowSnapshot['context']['drafts']) => unknown;
  /** Whether the flow has the result of the call. */
  readonly hasResult: (context: FlowSnapshot['context']) => boolean;
}

const [, topic] = exampleTopics;
const search = { type: 'search.requested' };
const document = { type: 'document.requested', documentType: 'bylaws' };

export const CALL_SCRIPTS: Record<Exclude<Call, 'pdf.generate'>, CallScript> = {
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
    getInput: ({ topic: draft }) => [draft?.customText, draft?.selected?.title],
    hasResult: ({ drafts }) => (drafts.topic?.suggestions.length ?? 0) > 0,
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
    getInput: ({ paper }) => [paper?.method, paper?.text],
    hasResult: ({ step, data }) => step === 3 && data.papers?.documents?.length === 1,
  },
  'hypothesis.generate': {
    step: 3,
    before: [],
    submit: [{ type: 'generation.requested' }],
    retry: [{ type: 'generation.requested' }],
    getInput: () => null,
    hasResult: ({ drafts }) => drafts.hypothesis?.hypothesis != null,
  },
  'literature.search': {
    step: 4,
    before: [[{ type: 'query.changed', query: 'spindles' }]],
    submit: [search],
    retry: [search],
    getInput: ({ literature }) => literature?.query,
    hasResult: ({ drafts }) => drafts.literature?.found != null,
  },
  'literature.review': {
    step: 4,
    before: [
      [{ type: 'query.changed', query: 'tides' }, search],
      [{ type: 'paper.toggled', id: 'paper-2' }],
    ],
    submit: [{ type: 'review.completed' }],
    retry: [{ type: 'review.completed' }],
    getInput: ({ literature }) => [literature?.query, literature?.selected],
    hasResult: ({ step, data }) => step === 5 && data.literature_review !== undefined,
  },
  'experiment.design': {
    step: 5,
    before: [],
    submit: [],
    retry: [],
    getInput: () => null,
    hasResult: ({ drafts }) => drafts.experiment?.proposed != null,
  },
  'company.create': {
    step: 6,
    before: [],
    submit: [],
    retry: [{ type: 'creation.requested' }],
    getInput: () => null,
    hasResult: ({ drafts }) => drafts.company?.structure != null,
  },
  'company.generateDocument': {
    step: 6,
    before: [[], [{ type: 'founder.typed', field: 'name', text: 'Bo' }]],
    submit: [document],
    retry: [document],
    getInput: ({ company }) => company?.form.name,
    hasResult: ({ drafts }) => drafts.company?.documents.bylaws !== undefined,
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

export const persistentStorage = (): KeyValueStorage => ({ ...memoryStorage(), persistent: true });

interface StepState {
  readonly hasTag: (tag: string) => boolean;
  readonly status: string;
  readonly context: {
    readonly generating?: readonly unknown[];
    readonly alerts?: readonly unknown[];
  };
}

const getStepState = (step: AnyActorRef | undefined) =>
  step?.getSnapshot() as StepState | undefined;

/** Computes all view models; none may throw. */
const renderModels = (step: number, state: unknown) => {
  const render: readonly ((state: never) => unknown)[] = [
    topicModel,
    paperModel,
    hypothesisModel,
    literatureModel,
    (each: Parameters<typeof experimentModel>[0]) => experimentModel(each, 'en-US'),
    (each: Parameters<typeof companyModel>[0]) => companyModel(each, 'en-US'),
  ];
  render[step - 1]?.(state as never);
};

/** Runs the whole flow with a server whose replies the test decides. */
export function openFlow(storage: KeyValueStorage, firstStep: number, answer: Answer) {
  const server = faultyServer(answer);
  const faults: unknown[] = [];
  const actor = createActor(createFlowMachine(createApiClient({ transport: server.transport })), {
    input: { runtime, storage, instanceId: 'default', firstStep, initialData: {} },
  });
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  const step = () => actor.getSnapshot().children.step as AnyActorRef | undefined;
  const isIdle = () => {
    const state = getStepState(step());
    if (state === undefined) return faults.length > 0;
    return !state.hasTag('busy') && (state.context.generating?.length ?? 0) === 0;
  };
  return {
    faults,
    server,
    context: (): SnapshotFrom<ReturnType<typeof createFlowMachine>>['context'] =>
      actor.getSnapshot().context,
    send: (events: readonly Event[]) => events.forEach((event) => step()?.send(event)),
    /** Waits until no request is pending. */
    waitUntilIdle: async () => {
      const end = performance.now() + 10_000;
      do await new Promise((resolve) => setImmediate(resolve));
      while (!isIdle() && performance.now() < end);
    },
    render: () => renderModels(actor.getSnapshot().context.step, getStepState(step())),
    stop: () => actor.stop(),
  };
}
