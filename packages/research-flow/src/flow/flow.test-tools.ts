import { exampleTopics } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import type { SavedFlow } from '../saved/saved-flow.js';
import type { FlowEvent } from './flow.types.js';
import { revisitRules } from './revisit/revisit.rules.js';

/** The input of a flow in which nothing is saved. */
export const input = {
  runtime: testRuntime(),
  storage: memoryStorage(),
  instanceId: 'default',
  firstStep: 1,
  initialData: {},
};

const savedFlow: SavedFlow = {
  schemaVersion: 1,
  journeyId: 'journey-7',
  step: 'paper',
  data: {},
  drafts: {},
};

const conflictEvents: readonly FlowEvent[] = [
  {
    type: 'conflict.detected',
    version: { kind: 'record', saved: savedFlow, isBasedOnKnown: true },
    hasSaved: true,
  },
  {
    type: 'conflict.detected',
    version: {
      kind: 'record',
      saved: { ...savedFlow, data: { researchArea: 'Sleep' } },
      isBasedOnKnown: false,
    },
    hasSaved: true,
  },
  { type: 'conflict.detected', version: { kind: 'nothing' }, hasSaved: true },
  { type: 'conflict.detected', version: { kind: 'unreadable' }, hasSaved: true },
  { type: 'conflict.cleared' },
  { type: 'conflict.resolvedRemote' },
  { type: 'conflict.resolvedLocal' },
];

/** All events but those about completed steps. */
export const events: readonly FlowEvent[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 0].map((step) => ({ type: 'step.set' as const, step })),
  { type: 'problem.dismissed' },
  { type: 'notice.dismissed' },
  { type: 'saveStatus.changed', saveStatus: 'inputs' },
  { type: 'saveStatus.changed', saveStatus: 'nothing' },
  { type: 'saveStatus.changed', saveStatus: 'all' },
  { type: 'flow.reset' },
  { type: 'initialData.changed', initialData: {} },
  { type: 'flow.reset', canUndo: true },
  { type: 'flow.started', change: { drafts: {}, rules: revisitRules } },
  { type: 'step.retried' },
  { type: 'record.restored', restored: { kind: 'nothing' } },
  { type: 'record.restored', restored: { kind: 'unreadable' } },
  { type: 'record.restored', restored: { kind: 'unavailable' } },
  { type: 'record.restored', restored: { kind: 'record', saved: savedFlow } },
  ...conflictEvents,
];

/** Results of steps. */
export const [topic] = exampleTopics;
export const analysis = { themes: [], gaps: [], methodologies: [] };
export const review = { synthesis: undefined, source: undefined };
