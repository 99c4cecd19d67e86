import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleMetadata,
  examplePapers,
  exampleTopics,
} from '@spinout/api-client/testing';
import type { RecordCommand, RecordEvent } from '@spinout/flow-kit';
import { assertRandomWalks, type controlledCalls, NUM_RUNS } from '@spinout/flow-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { STEPS } from '../data/steps.js';
import type { SavedFlow } from '../saved/saved-flow.js';
import { companyMachine } from '../steps/company/company.machine.js';
import { experimentMachine } from '../steps/experiment/experiment.machine.js';
import { hypothesisMachine } from '../steps/hypothesis/hypothesis.machine.js';
import { literatureMachine } from '../steps/literature/literature.machine.js';
import { paperExamples } from '../steps/paper/paper.examples.js';
import { paperMachine } from '../steps/paper/paper.machine.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import type { StepDefinition } from './define-step.js';
import { flowMachine } from './flow.machine.js';
import { analysis, events, input, review, topic } from './flow.test-tools.js';
import type { FetchedStep, FetchStepInput, StorageInput } from './flow.types.js';
import { stepLoaders } from './step-loaders.js';
import { revisitRules } from './revisit/revisit.rules.js';
import { listResults, revisitEvents } from './revisit/revisit.test-tools.js';
import { topicStep } from './steps/topic.step.js';

const [example] = paperExamples;

/** The steps, loaded before the tests so that a flow opens them at once. */
const definitions = new Map<string, StepDefinition>();
const FAILING = [new Error('no answer')];

/** The replies of the requests. */
const WALK_OUTCOMES = {
  suggestTopics: { done: [{ topics: exampleTopics, source: null }], error: FAILING },
  analyzePaper: {
    done: [{ analysis: exampleAnalysis, metadata: exampleMetadata }],
    error: FAILING,
  },
  generateHypothesis: { done: [{ hypothesis: exampleHypothesis }], error: FAILING },
  searchLiterature: {
    done: [{ papers: examplePapers, analysis, source: null }],
    error: FAILING,
  },
  reviewLiterature: { done: [review], error: FAILING },
  designExperiment: { done: [exampleDesign, null], error: FAILING },
  createCompany: { done: [exampleCompany, null], error: FAILING },
  prepareCompany: { done: [exampleCompany], error: FAILING },
};

describe('random sequences of events in the flow', () => {
  beforeAll(async () => {
    for (const load of Object.values(stepLoaders)) {
      const { definition } = await load();
      definitions.set(definition.name, definition);
    }
  });

  it('stays between steps 1 and 6 with one journey id, and loses no input or result of a step (T-88)', () => {
    const stepEvents: readonly AnyEventObject[] = [
      { type: 'customText.changed', text: 'Tides' },
      { type: 'customText.changed', text: 'Dunes' },
      { type: 'topic.selected', topic },
      { type: 'selection.confirmed' },
      { type: 'suggestions.requested' },
      { type: 'example.chosen', example },
      { type: 'text.changed', text: 'Spindles rose.' },
      { type: 'analysis.requested' },
      { type: 'analysis.cancelled' },
      { type: 'generation.requested' },
      { type: 'hypothesis.chosen' },
      { type: 'query.changed', query: 'spindle' },
      { type: 'search.requested' },
      { type: 'paper.toggled', id: 'paper-1' },
      { type: 'review.completed' },
      { type: 'generation.resumed' },
      { type: 'entry.typed', list: 'controls', text: 'Sham' },
      { type: 'design.finalized' },
      { type: 'creation.requested' },
      { type: 'founder.typed', field: 'name', text: 'Ada' },
      { type: 'founder.added' },
      { type: 'document.requested', documentType: 'bylaws' },
      { type: 'formation.completed' },
    ];
    const hostEvents = events.filter(
      (event) =>
        !/^(record|conflict)\./.test(event.type) &&
        (event.type !== 'step.set' || (event.step > 0 && event.step < 7)),
    );
    // These two restore an earlier input on purpose.
    const walkedRevisits = revisitEvents.filter(
      ({ type }) => type !== 'revisit.restored' && type !== 'undo.requested',
    );
    let results: readonly string[] = [];
    let journeyId: string | null = null;
    let highestStep = 0;
    return assertRandomWalks({
      machine: flowMachine,
      inputs: [1, 3, 4, 5, 6].map((firstStep) => ({ ...input, firstStep })),
      beforeSequence: () => {
        journeyId = null;
        results = [];
      },
      // Events within steps are more frequent than step changes by the host.
      events: [...stepEvents, ...stepEvents, ...stepEvents, ...hostEvents, ...walkedRevisits],
      outcomes: WALK_OUTCOMES,
      provideActors: provideCalls,
      receiver: (actor, event) =>
        [...events, ...revisitEvents].some(({ type }) => type === event.type)
          ? actor
          : actor.getSnapshot().children.step,
      typed: ({ context: { drafts } }) => ({
        customText: drafts.topic?.customText ?? '',
        text: drafts.paper?.text ?? '',
        query: drafts.literature?.query ?? '',
        control: drafts.experiment?.typed.controls ?? '',
        founder: drafts.company?.form.name ?? '',
      }),
      getExpectedInput: (before, event: AnyEventObject) => {
        switch (event.type) {
          case 'customText.changed':
            return { ...before, customText: String(event.text) };
          case 'example.chosen':
            return { ...before, text: example?.text ?? '' };
          case 'text.changed':
            return { ...before, text: String(event.text) };
          case 'query.changed':
            return { ...before, query: String(event.query) };
          case 'entry.typed':
            return { ...before, control: String(event.text) };
          case 'founder.typed':
            return { ...before, founder: String(event.text) };
          case 'flow.reset':
          case 'flow.started':
            return { customText: '', text: '', query: '', control: '', founder: '' };
          default:
            return before;
        }
      },
      check: ({ context, status }, event) => {
        expect(status).toBe('active');
        expect(STEPS.map((_, index) => index + 1)).toContain(context.step);
        expect(context.journeyId).toMatch(/^journey-\d{13}$/);
        if (event?.type === 'flow.reset' || event?.type === 'flow.started') {
          journeyId = null;
          results = [];
        }
        const before = results;
        results = listResults(context);
        const lost = before.filter((name) => !results.includes(name));
        if (lost.length > 0) expect(lost).toEqual([]);
        if (context.furthestStep !== null)
          expect(context.furthestStep).toBeGreaterThan(context.step);
        expect(context.journeyId).toBe(journeyId ?? context.journeyId);
        journeyId = context.journeyId;
        highestStep = Math.max(highestStep, context.step);
      },
      problem: ({ context }) => context.problem,
      clearingEvents: [{ type: 'problem.dismissed' }],
      runs: NUM_RUNS.flowSequences,
    }).then(() => expect(highestStep).toBe(6));
  });

  it('loses no result by any sequence of changes, updates and restored versions (T-88)', () => {
    const [, otherTopic] = exampleTopics;
    const initialData = {
      ...(otherTopic && { topic: otherTopic }),
      papers: { documents: [{ id: 'paper-0', title: 'Ripples', method: 'text' as const }] },
      paper_analysis: exampleAnalysis,
      hypothesis: exampleHypothesis,
      literature_review: review,
      literature_analysis: analysis,
      experimentDesign: exampleDesign,
      companyStructure: exampleCompany,
    };
    let before: readonly string[] = [];
    let outdatedCount = 0;
    let updateCount = 0;
    return assertRandomWalks({
      machine: flowMachine,
      inputs: [{ ...input, firstStep: 6, initialData }],
      beforeSequence: () => {
        before = [];
      },
      // Few events, so that most sequences change a step and come back.
      events: [
        ...Array.from({ length: 3 }, (): readonly AnyEventObject[] => [
          { type: 'revisit.opened', step: 'topic' },
          { type: 'topic.selected', topic },
          { type: 'selection.confirmed' },
          { type: 'revisit.updated', step: 'hypothesis' },
        ]).flat(),
        { type: 'topic.selected', topic: otherTopic },
        { type: 'revisit.opened', step: 'paper' },
        { type: 'revisit.updated', step: 'experiment' },
        { type: 'revisit.updated', step: 'company' },
        { type: 'revisit.restored', step: 'hypothesis' },
        { type: 'revisit.restored', step: 'company' },
        { type: 'revisit.kept', step: 'hypothesis' },
        { type: 'revisit.closed' },
        { type: 'example.chosen', example },
        { type: 'analysis.requested' },
        { type: 'hypothesis.chosen' },
        { type: 'paper.toggled', id: 'paper-1' },
        { type: 'review.completed' },
        { type: 'design.finalized' },
      ],
      outcomes: WALK_OUTCOMES,
      provideActors: provideCalls,
      receiver: (actor, event) =>
        event.type.startsWith('revisit.') ? actor : actor.getSnapshot().children.step,
      typed: () => ({}),
      getExpectedInput: (typed) => typed,
      check: ({ context }) => {
        const results = listResults(context);
        const lost = before.filter((name) => !results.includes(name));
        // Restoring a version from before the first draft leaves the reported result.
        if (lost.some((name) => !name.endsWith(' draft'))) expect(lost).toEqual([]);
        before = results;
        outdatedCount += context.rules?.getOutdatedResults(context).length ?? 0;
        updateCount += Object.keys(context.revisit?.replaced ?? {}).length;
        if (context.furthestStep !== null) expect(context.furthestStep).toBe(6);
      },
    }).then(() => {
      expect(outdatedCount).toBeGreaterThan(0);
      expect(updateCount).toBeGreaterThan(0);
    });
  });
});

/** The flow on controlled requests; nothing is saved at the start. */
const provideCalls = (calls: ReturnType<typeof controlledCalls>) =>
  flowMachine.provide({
    actors: {
      autosaveFlow: fromCallback<RecordCommand<SavedFlow>, StorageInput>(({ sendBack }) => {
        const event: RecordEvent<SavedFlow> = {
          type: 'record.restored',
          restored: { kind: 'nothing' },
        };
        sendBack(event);
      }),
      fetchStep: fromPromise<FetchedStep, FetchStepInput>(({ input: { name } }) =>
        Promise.resolve({ definition: definitions.get(name) ?? topicStep, rules: revisitRules }),
      ),
      topicStep: topicMachine.provide({ actors: { suggestTopics: calls.slot('suggestTopics') } }),
      paperStep: paperMachine.provide({ actors: { analyzePaper: calls.slot('analyzePaper') } }),
      hypothesisStep: hypothesisMachine.provide({
        actors: { generateHypothesis: calls.slot('generateHypothesis') },
      }),
      literatureStep: literatureMachine.provide({
        actors: {
          searchLiterature: calls.slot('searchLiterature'),
          reviewLiterature: calls.slot('reviewLiterature'),
        },
      }),
      experimentStep: experimentMachine.provide({
        actors: { designExperiment: calls.slot('designExperiment') },
      }),
      companyStep: companyMachine.provide({
        actors: {
          createCompany: calls.slot('createCompany'),
          prepareCompany: calls.slot('prepareCompany'),
        },
      }),
    },
  });
