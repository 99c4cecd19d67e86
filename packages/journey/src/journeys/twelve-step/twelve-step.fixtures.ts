import type { Source } from '@spinout/api-client';
import {
  exampleBundle,
  exampleHypotheses,
  examplePipelinePaper,
} from '@spinout/api-client/testing';
import { memoryStorage, type Runtime } from '@spinout/flow-kit';
import { createSteps, INITIAL_STEPS, setNextStep } from './journey-steps.js';
import { structureWithBackbone } from './structure/structure.fixtures.js';
import { createSubject } from './structure/subject.js';
import { SIMULATED_STEPS } from './twelve-step.constants.js';
import { twelveStepMachine } from './twelve-step.machine.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { TwelveStepContext } from './twelve-step.context.js';
import type { RunStep, StepFindings, StepResult } from './twelve-step.types.js';
import { NO_RUN } from './twelve-step.rules.js';
import { twelveStepModel } from './twelve-step-page.model.js';

const TOPIC = 'BRCA1 protein in DNA repair';
const source: Source = { origin: 'simulated', by: 'Example replies' };

/** A deterministic random source. */
const createSeededRandom = () => {
  let at = 7;
  return () => {
    at = (at * 16_807) % 2_147_483_647;
    return at / 2_147_483_647;
  };
};

const runtime: Runtime = {
  log: { warn: () => undefined, error: () => undefined },
  now: () => new Date('2026-03-02T10:00:00Z'),
  newId: (prefix) => `${prefix}1`,
  newKey: () => 'key-1',
  random: createSeededRandom(),
};

const found: StepFindings = {
  research: { ...exampleBundle, structure: structureWithBackbone },
  hypothesis: { hypothesis: exampleHypotheses.primary.statement, source },
  subject: createSubject(structureWithBackbone, runtime.random),
  paper: examplePipelinePaper,
  file: { kind: 'pdf', name: 'Example_2026-03-02.pdf', pdf: new Blob(['%PDF-1.7']) },
};

export const illustratedSubject = createSubject(null, createSeededRandom());
export const drawnSubject = createSubject(structureWithBackbone, runtime.random);

const createResult = ({ id }: RunStep): StepResult => {
  if (SIMULATED_STEPS.has(id)) return { kind: 'simulated' };
  switch (id) {
    case 2:
      return { kind: 'research', research: exampleBundle };
    case 3:
      return { kind: 'value', value: exampleHypotheses.primary.statement };
    case 4:
      return { kind: 'drawing', protein: 'EXAMPLE-1', residues: 123 };
    case 7:
      return { kind: 'value', value: examplePipelinePaper };
    case 8:
      return { kind: 'file', name: 'Example_2026-03-02.pdf' };
    default:
      return { kind: 'text', text: TOPIC };
  }
};

/** Steps with the given number completed. */
const stepsUpTo = (completed: number): readonly RunStep[] =>
  INITIAL_STEPS.slice(1, completed).reduce(
    (steps, step) => setNextStep(steps, 'completed', createResult(step)),
    createSteps(TOPIC),
  );

const createModel = (state: 'ready' | 'running', change: Partial<TwelveStepContext>) => {
  const context: TwelveStepContext = {
    runtime,
    hasStructures: true,
    topic: TOPIC,
    runId: 'run-1',
    starts: 1,
    runTopic: TOPIC,
    steps: INITIAL_STEPS,
    research: null,
    hypothesis: null,
    subject: null,
    paper: null,
    file: null,
    error: null,
    alerts: [],
    previous: [],
    selections: 1,
    deletedIds: [],
    storage: { ...memoryStorage(), persistent: true },
    canSave: true,
    saveStatus: 'all',
    other: null,
    isInOtherTab: false,
    ...change,
  };
  const value = state === 'ready' ? 'ready' : { running: 'simulating' as const };
  const snapshot = twelveStepMachine.resolveState({ value, context });
  return twelveStepModel(snapshot, twelveStepMessages, 'en-US');
};

const { research, hypothesis, subject, paper } = found;

/** As many replaced runs, the latest first. */
const listReplaced = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...NO_RUN,
    runId: `replaced-${String(index)}`,
    runTopic: `Topic ${String(count - index)}`,
    steps: stepsUpTo(5),
    research,
  }));

/** One view model per state of the page. */
export const twelveStepModels = {
  opened: createModel('ready', { topic: '', runId: '', runTopic: '' }),
  typed: createModel('ready', { runId: '', runTopic: '' }),
  researching: createModel('running', { steps: setNextStep(stepsUpTo(1), 'in-progress') }),
  simulating: createModel('running', {
    steps: setNextStep(stepsUpTo(4), 'in-progress'),
    research,
    hypothesis,
    subject,
  }),
  failed: createModel('ready', {
    steps: setNextStep(stepsUpTo(2), 'error'),
    research,
    error: new Error('made up'),
  }),
  stopped: createModel('ready', { steps: stepsUpTo(5), research, hypothesis, subject }),
  /** The other tab performs the steps. */
  inOtherTab: createModel('ready', {
    steps: stepsUpTo(5),
    research,
    hypothesis,
    subject,
    isInOtherTab: true,
  }),
  /** Neither this run nor the earlier ones are saved. */
  fullStorage: createModel('ready', {
    steps: stepsUpTo(5),
    research,
    saveStatus: 'nothing',
    previous: listReplaced(10),
  }),
  noProtein: createModel('running', {
    topic: 'Solar cells',
    runTopic: 'Solar cells',
    steps: setNextStep(
      setNextStep(stepsUpTo(3), 'completed', { kind: 'skipped', reason: 'noProtein' }),
      'in-progress',
    ),
    research,
    hypothesis,
  }),
  nothingFound: createModel('running', {
    steps: setNextStep(stepsUpTo(2), 'in-progress'),
    research: { ...exampleBundle, literature: null },
  }),
  typesetting: createModel('running', {
    steps: setNextStep(stepsUpTo(7), 'in-progress'),
    research,
    hypothesis,
    subject,
    paper,
  }),
  dataInstead: createModel('running', {
    steps: setNextStep(
      setNextStep(stepsUpTo(7), 'completed', { kind: 'dataInstead' }),
      'in-progress',
    ),
    research,
    hypothesis,
    subject,
    paper,
    file: { kind: 'dataInstead' },
  }),
  completed: createModel('ready', { steps: stepsUpTo(12), ...found }),
} as const;
