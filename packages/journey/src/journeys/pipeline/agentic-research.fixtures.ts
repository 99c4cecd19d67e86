import {
  exampleBundle,
  exampleHypotheses,
  exampleLiterature,
  examplePipelineExperiment,
  exampleStructure,
} from '@spinout/api-client/testing';
import type { PipelineModel } from './pipeline.model.js';
import { next } from './run/replay.js';
import type { RunEventPayload, RunEvent } from './run/run-event.js';
import { NO_RUN } from './run/run-state.js';
import { toRunTimeline } from './run/run-timeline.js';

const START = Date.parse('2026-03-02T10:00:00Z');

/** A log with 1.5 seconds between entries. */
export const createLog = (...payloads: readonly RunEventPayload[]): readonly RunEvent[] =>
  payloads.map((payload, index) => ({
    ...payload,
    at: new Date(START + index * 1500).toISOString(),
  }));

const withoutStructure = (about: string) =>
  createLog(
    { type: 'run.started', topic: about, asks: 'service' },
    { type: 'service.answered', dataSource: 'Bundled library' },
    { type: 'agent.completed', agent: 'literature-agent', output: exampleLiterature },
    { type: 'agent.completed', agent: 'alphafold-agent', output: null },
    {
      type: 'usage.reported',
      agent: 'literature-agent',
      usage: { input_tokens: 8312, output_tokens: 941, model: 'example-model' },
    },
    { type: 'run.completed', dataSource: 'Bundled library' },
  );

const createModel = (
  log: readonly RunEvent[],
  change: Partial<PipelineModel> = {},
): PipelineModel => {
  const run = log.reduce(next, NO_RUN);
  return {
    run,
    log,
    timeline: toRunTimeline(run, log),
    typed: '',
    problem: null,
    notice: null,
    busy: false,
    isOpening: false,
    isOff: false,
    asksTopic: false,
    isTopicSent: false,
    hasProtein: false,
    canRunAgain: false,
    canCancel: false,
    canResume: false,
    canRetry: false,
    replaced: null,
    isOwnedByOtherTab: false,
    other: null,
    canUseOther: false,
    finished: Object.values(run.agents).filter(({ status }) => status === 'completed').length,
    ...change,
  };
};

const topic = 'Example topic on BRCA1';
const started: RunEventPayload = { type: 'run.started', topic, asks: 'simulation' };
const untilDesign: readonly RunEventPayload[] = [
  started,
  { type: 'agent.started', agent: 'literature-agent' },
  { type: 'agent.completed', agent: 'literature-agent', output: exampleLiterature },
  { type: 'agent.started', agent: 'hypothesis-agent' },
  { type: 'agent.completed', agent: 'hypothesis-agent', output: exampleHypotheses },
  { type: 'agent.started', agent: 'experiment-agent' },
  { type: 'agent.started', agent: 'alphafold-agent' },
];
const untilPaper: readonly RunEventPayload[] = [
  ...untilDesign,
  { type: 'agent.completed', agent: 'experiment-agent', output: examplePipelineExperiment },
  { type: 'agent.completed', agent: 'alphafold-agent', output: exampleStructure },
  { type: 'agent.started', agent: 'analysis-agent' },
];
const whole: readonly RunEventPayload[] = [
  ...untilPaper,
  { type: 'agent.completed', agent: 'analysis-agent', output: exampleBundle.analysis ?? null },
  { type: 'agent.started', agent: 'paper-agent' },
  { type: 'agent.completed', agent: 'paper-agent', output: exampleBundle.paper ?? null },
  { type: 'run.completed', dataSource: 'Simulated', source: exampleBundle.source },
];

/** One view model per state of the screen. */
export const researchModels = {
  opening: createModel([], { isOpening: true }),
  waiting: createModel([], { asksTopic: true, isTopicSent: true }),
  blank: createModel([], { asksTopic: true, problem: 'topicBlank' }),
  turnedOff: createModel([], { isOff: true }),
  asking: createModel(
    createLog(
      { type: 'run.started', topic, asks: 'service' },
      { type: 'agent.started', agent: 'literature-agent' },
    ),
    { busy: true, canCancel: true },
  ),
  designing: createModel(createLog(...untilDesign), { busy: true, canCancel: true }),
  completed: createModel(createLog(...whole), { canRunAgain: true }),
  withoutProtein: createModel(withoutStructure('Tidal energy')),
  withoutStructure: createModel(withoutStructure('TP53 protein'), { hasProtein: true }),
  failed: createModel(
    createLog(
      ...untilPaper,
      { type: 'agent.failed', agent: 'analysis-agent' },
      { type: 'run.failed' },
    ),
    { canRetry: true, canRunAgain: true },
  ),
  interrupted: createModel(createLog(...untilDesign, { type: 'run.interrupted' }), {
    canResume: true,
  }),
  cancelled: createModel(createLog(...untilDesign, { type: 'run.cancelled' }), {
    canRunAgain: true,
  }),
  inOtherTab: createModel(createLog(...untilDesign), { canResume: true, isOwnedByOtherTab: true }),
  otherRun: createModel(createLog(...untilDesign), {
    busy: true,
    canCancel: true,
    canUseOther: true,
    other: {
      kind: 'record',
      isBasedOnKnown: false,
      saved: { schemaVersion: 1, typed: '', log: createLog(...untilPaper) },
    },
  }),
  otherUnreadable: createModel(createLog(...untilDesign), {
    busy: true,
    canCancel: true,
    other: { kind: 'unreadable' },
  }),
  notSaved: createModel(createLog(...untilDesign), { busy: true, canCancel: true, notice: 'full' }),
  noted: createModel(
    createLog(
      { type: 'run.started', topic, asks: 'backend' },
      { type: 'agent.started', agent: 'literature-agent' },
      { type: 'tool.called', agent: 'literature-agent', tool: 'search_papers' },
      {
        type: 'agent.noted',
        agent: 'literature-agent',
        text: 'Made up for tests: 14 papers found.',
      },
    ),
    { busy: true, canCancel: true },
  ),
} as const satisfies Record<string, PipelineModel>;
