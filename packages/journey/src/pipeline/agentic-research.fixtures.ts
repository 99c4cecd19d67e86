import {
  exampleBundle,
  exampleHypotheses,
  exampleLiterature,
  examplePipelineExperiment,
  exampleStructure,
} from '@spinout/api-client/testing';
import type { PipelineModel } from './pipeline.model.js';
import { next } from './run/replay.js';
import type { Happening, RunEvent } from './run/run-event.js';
import { NO_RUN } from './run/run-state.js';

const START = Date.parse('2026-03-02T10:00:00Z');

/** A log of which each entry comes a second and a half after the one before. */
export const logOf = (...happened: readonly Happening[]): readonly RunEvent[] =>
  happened.map((what, index) => ({ ...what, at: new Date(START + index * 1500).toISOString() }));

const withoutStructure = (about: string) =>
  logOf(
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

const modelOf = (log: readonly RunEvent[], change: Partial<PipelineModel> = {}): PipelineModel => {
  const run = log.reduce(next, NO_RUN);
  return {
    run,
    log,
    typed: '',
    problem: null,
    notice: null,
    busy: false,
    isOpening: false,
    isOff: false,
    asksTopic: false,
    hasProtein: false,
    canRunAgain: false,
    canCancel: false,
    canResume: false,
    canRetry: false,
    isElsewhere: false,
    other: null,
    canTakeOther: false,
    finished: Object.values(run.agents).filter(({ status }) => status === 'completed').length,
    ...change,
  };
};

const topic = 'Example topic on BRCA1';
const started: Happening = { type: 'run.started', topic, asks: 'simulation' };
const untilDesign: readonly Happening[] = [
  started,
  { type: 'agent.started', agent: 'literature-agent' },
  { type: 'agent.completed', agent: 'literature-agent', output: exampleLiterature },
  { type: 'agent.started', agent: 'hypothesis-agent' },
  { type: 'agent.completed', agent: 'hypothesis-agent', output: exampleHypotheses },
  { type: 'agent.started', agent: 'experiment-agent' },
  { type: 'agent.started', agent: 'alphafold-agent' },
];
const untilPaper: readonly Happening[] = [
  ...untilDesign,
  { type: 'agent.completed', agent: 'experiment-agent', output: examplePipelineExperiment },
  { type: 'agent.completed', agent: 'alphafold-agent', output: exampleStructure },
  { type: 'agent.started', agent: 'analysis-agent' },
];
const whole: readonly Happening[] = [
  ...untilPaper,
  { type: 'agent.completed', agent: 'analysis-agent', output: exampleBundle.analysis ?? null },
  { type: 'agent.started', agent: 'paper-agent' },
  { type: 'agent.completed', agent: 'paper-agent', output: exampleBundle.paper ?? null },
  { type: 'run.completed', dataSource: 'Simulated', source: exampleBundle.source },
];

/** One model for each state of the screen. */
export const researchModels = {
  opening: modelOf([], { isOpening: true }),
  waiting: modelOf([], { asksTopic: true }),
  blank: modelOf([], { asksTopic: true, problem: 'topicBlank' }),
  turnedOff: modelOf([], { isOff: true }),
  asking: modelOf(
    logOf(
      { type: 'run.started', topic, asks: 'service' },
      { type: 'agent.started', agent: 'literature-agent' },
    ),
    { busy: true, canCancel: true },
  ),
  designing: modelOf(logOf(...untilDesign), { busy: true, canCancel: true }),
  completed: modelOf(logOf(...whole), { canRunAgain: true }),
  withoutProtein: modelOf(withoutStructure('Tidal energy')),
  withoutStructure: modelOf(withoutStructure('TP53 protein'), { hasProtein: true }),
  failed: modelOf(
    logOf(...untilPaper, { type: 'agent.failed', agent: 'analysis-agent' }, { type: 'run.failed' }),
    { canRetry: true, canRunAgain: true },
  ),
  interrupted: modelOf(logOf(...untilDesign, { type: 'run.interrupted' }), { canResume: true }),
  cancelled: modelOf(logOf(...untilDesign, { type: 'run.cancelled' }), { canRunAgain: true }),
  elsewhere: modelOf(logOf(...untilDesign), { canResume: true, isElsewhere: true }),
  otherRun: modelOf(logOf(...untilDesign), {
    busy: true,
    canCancel: true,
    canTakeOther: true,
    other: {
      kind: 'run',
      saved: { schemaVersion: 1, typed: '', log: logOf(...untilPaper), intents: {} },
    },
  }),
  otherUnreadable: modelOf(logOf(...untilDesign), {
    busy: true,
    canCancel: true,
    other: { kind: 'unreadable' },
  }),
  unkept: modelOf(logOf(...untilDesign), { busy: true, canCancel: true, notice: 'full' }),
  noted: modelOf(
    logOf(
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
