import { ApiError, type ExperimentDesign, type Hypothesis } from '@spinout/api-client';
import { exampleDesign, exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { outlineDesign } from './experiment.fixtures.js';
import { experimentMachine, type DesignInput, type ExperimentDraft } from './experiment.machine.js';

type Design = (input: DesignInput) => Promise<ExperimentDesign | null>;
const neverResolve: Design = () => new Promise(() => undefined);

const open = (
  design: Design,
  draft?: ExperimentDraft,
  hypothesis: Hypothesis = exampleHypothesis,
) => {
  const runtime = testRuntime();
  const actor = createActor(
    experimentMachine.provide({
      actors: {
        designExperiment: fromPromise<ExperimentDesign | null, DesignInput>(({ input }) =>
          design(input),
        ),
      },
    }),
    { input: { runtime, draft, journeyId: 'journey-1', hypothesis } },
  );
  actor.start();
  return { actor, runtime, draft: () => actor.getSnapshot().context.draft };
};

const openWithDesign = async (design: Design = () => Promise.resolve(exampleDesign)) => {
  const result = open(design);
  await waitFor(result.actor, (state) => state.matches('editing'));
  return result;
};

describe('the experiment machine', () => {
  it('EXP-02, EXP-03 starts loading and sends exactly one request (S-24)', async () => {
    const design = vi.fn(() => Promise.resolve(exampleDesign));
    const { actor, draft } = open(design);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (state) => state.matches('editing'));
    expect(design).toHaveBeenCalledExactlyOnceWith({
      journeyId: 'journey-1',
      hypothesis: exampleHypothesis,
    });
    expect(draft().design).toEqual(exampleDesign);
  });

  it.each([
    ['support', { ...exampleHypothesis, support: 'none' as const }],
    [
      'placeholder title',
      { ...exampleHypothesis, support: undefined, title: 'No supported hypothesis' },
    ],
  ])('EXP-03 does not send an unsupported hypothesis, recognized by its %s (T-86)', (_, none) => {
    const design = vi.fn(neverResolve);
    open(design, undefined, none);
    expect(design).toHaveBeenCalledExactlyOnceWith({
      journeyId: 'journey-1',
      hypothesis: null,
    });
  });

  it('EXP-14, EXP-15, CONST-05 uses the defaults if the reply has no design (S-25)', async () => {
    const { draft } = await openWithDesign(() => Promise.resolve(null));
    expect(draft().design).toMatchObject({
      sampleSize: 30,
      duration: '3 months',
      budget: 50_000,
      controls: [],
      equipment: [],
      variables: { independent: [], dependent: [], controlled: [] },
      timeline: [],
    });
  });

  it('EXP-16..20, CONST-06 logs an error, uses the fallback and shows it (S-44)', async () => {
    const failure = new ApiError('status', { endpoint: 'experiment.design', status: 500 });
    const { actor, runtime, draft } = await openWithDesign(() => Promise.reject(failure));
    expect(runtime.log.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
    expect(actor.getSnapshot().context.problem).toBeNull();
    expect(draft().design).toMatchObject({
      methodology: 'Randomized controlled trial, double-blind',
      sampleSize: 100,
      duration: '6 months',
      budget: 150_000,
      source: { origin: 'fallback', by: 'Standard design (prepared locally)' },
    });
    expect(draft().design.timeline.map(({ phase, duration }) => `${phase} ${duration}`)).toEqual([
      'Setup 2 weeks',
      'Pilot 1 month',
      'Main Study 4 months',
      'Analysis 2 weeks',
    ]);
  });

  it('EXP-21 adds only non-blank entries, trimmed, and shows no message otherwise (S-45)', async () => {
    const { actor, draft } = await openWithDesign();
    for (const list of ['controls', 'equipment'] as const) {
      const before = exampleDesign[list];
      actor.send({ type: 'entry.typed', list, text: '   ' });
      actor.send({ type: 'entry.added', list });
      expect(draft().design[list]).toEqual(before);
      actor.send({ type: 'entry.typed', list, text: ' x ' });
      actor.send({ type: 'entry.added', list });
      expect(draft().design[list]).toEqual([...before, 'x']);
      expect(draft().typed[list]).toBe('');
    }
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it.each([
    ['abc', 0],
    ['', 0],
    ['12.9', 12],
    ['-5', -5],
    ['007', 7],
    ['1e999', 1],
    ['99999999999999999999', 0],
  ])('EXP-22, EXP-23 reads “%s” as the whole number %i (S-46)', async (text, number) => {
    const { actor, draft } = await openWithDesign();
    actor.send({ type: 'sampleSize.typed', text });
    actor.send({ type: 'budget.typed', text });
    expect(draft().design).toMatchObject({ sampleSize: number, budget: number });
  });

  it('EXP-21 brings back the entry that was removed last, in its place', async () => {
    const { actor, draft } = await openWithDesign();
    const before = draft().design.controls;
    actor.send({ type: 'entry.typed', list: 'controls', text: 'Sham' });
    actor.send({ type: 'entry.added', list: 'controls' });
    actor.send({ type: 'entry.removed', list: 'controls', index: 0 });
    actor.send({ type: 'entry.removed', list: 'controls', index: 99 });
    expect(draft().design.controls).toEqual([...before.slice(1), 'Sham']);
    actor.send({ type: 'undo.requested' });
    actor.send({ type: 'undo.requested' });
    expect(draft().design.controls).toEqual([...before, 'Sham']);
    actor.send({ type: 'entry.removed', list: 'controls', index: 0 });
    actor.send({ type: 'undo.dismissed' });
    actor.send({ type: 'undo.requested' });
    expect(draft().design.controls).toEqual([...before.slice(1), 'Sham']);
  });

  it('EXP-09 appends an empty phase; EXP-08 edits it', async () => {
    const { actor, draft } = await openWithDesign();
    actor.send({ type: 'phase.added' });
    expect(draft().design.timeline.at(-1)).toEqual({ phase: '', duration: '', description: '' });
    actor.send({ type: 'phase.changed', index: 2, change: { phase: 'Report' } });
    expect(draft().design.timeline[2]?.phase).toBe('Report');
    expect(draft().design.timeline.slice(0, 2)).toEqual(exampleDesign.timeline);
  });

  it('EXP-13 reports the design with every edit (S-26)', async () => {
    const { actor } = await openWithDesign();
    actor.send({ type: 'methodology.changed', text: 'Crossover' });
    actor.send({ type: 'duration.changed', text: '1 year' });
    actor.send({ type: 'sampleSize.typed', text: '40' });
    actor.send({ type: 'budget.typed', text: '100000' });
    actor.send({ type: 'entry.removed', list: 'controls', index: 0 });
    actor.send({ type: 'entry.typed', list: 'equipment', text: 'Laptop' });
    actor.send({ type: 'entry.added', list: 'equipment' });
    actor.send({ type: 'design.finalized' });
    expect(actor.getSnapshot().output?.design).toEqual({
      ...exampleDesign,
      methodology: 'Crossover',
      duration: '1 year',
      sampleSize: 40,
      budget: 100_000,
      controls: [],
      equipment: ['EEG amplifier', 'Laptop'],
    });
  });

  it('keeps a typed sample size while options are chosen, and lets alpha change it', () => {
    const analysis = {
      test: 'Two-sample t test',
      effect: { name: "Cohen's d", value: 0.5, basis: 'made up' },
      ...{ alpha: 0.05, power: 0.8, tails: 2 as const, attrition: 0, groups: 2 },
      ...{ per_group: 32, total: 64, statement: '', curve: [], adjustable: true },
    };
    const design = { ...exampleDesign, power_analysis: analysis };
    const typed = { controls: '', equipment: '' };
    const { actor, draft } = open(neverResolve, {
      ...{ tab: 'overview', proposed: design, design, typed },
      plan: { sampleSize: 40 },
    });
    actor.send({ type: 'plan.typed', field: 'ratio', text: '2' });
    actor.send({ type: 'correction.chosen', correction: 'holm' });
    expect(actor.getSnapshot().matches({ editing: 'recalculating' })).toBe(true);
    actor.send({ type: 'curve.chosen', view: 'detectable' });
    const plan = { sampleSize: 40, ratio: '2', correction: 'holm', view: 'detectable' };
    expect(draft().plan).toEqual(plan);
    actor.send({ type: 'plan.typed', field: 'alpha', text: '0.01' });
    expect(draft().plan?.sampleSize).toBeUndefined();
    expect(draft().plan?.ratio).toBe('2');
  });

  it('accepts a value below its minimum and does not block (T-27)', async () => {
    const { actor } = await openWithDesign();
    actor.send({ type: 'sampleSize.typed', text: '0' });
    actor.send({ type: 'design.finalized' });
    expect(actor.getSnapshot().output?.design.sampleSize).toBe(0);
  });

  it('is restored after a reload during a request without sending it again (T-79)', () => {
    const design = vi.fn(neverResolve);
    const { draft, actor: first } = open(neverResolve);
    const saved = draft();
    first.stop();
    const { actor } = open(design, saved);
    expect(actor.getSnapshot().value).toBe('interrupted');
    expect(design).not.toHaveBeenCalled();
    actor.send({ type: 'generation.resumed' });
    expect(design).toHaveBeenCalledTimes(1);
  });

  it('plans an outline with what the person decided, and remembers it', async () => {
    const design = vi.fn<Design>(() => Promise.resolve(exampleDesign));
    const outlined: ExperimentDraft = {
      tab: 'overview',
      proposed: outlineDesign,
      design: outlineDesign,
      typed: { controls: '', equipment: '' },
    };
    const { actor, draft } = open(design, outlined);
    actor.send({ type: 'outline.planned' });
    expect(design).not.toHaveBeenCalled();
    actor.send({ type: 'outline.typed', part: 'factor', text: 'naps' });
    actor.send({ type: 'outline.typed', part: 'outcome', text: 'recall' });
    actor.send({ type: 'outline.planned' });
    await waitFor(actor, (state) => state.matches({ editing: 'calculated' }));
    expect(design.mock.calls[0]?.[0].hypothesis?.structure).toMatchObject({
      factor: 'naps',
      outcome: 'recall',
    });
    expect(draft().design).toEqual(exampleDesign);
    expect(draft().answers).toMatchObject({ factor: 'naps', outcome: 'recall' });
  });

  it('keeps the outline if it cannot be planned, and says so', async () => {
    const { actor, draft, runtime } = open(() => Promise.reject(new Error('no answer')), {
      tab: 'overview',
      proposed: outlineDesign,
      design: outlineDesign,
      typed: { controls: '', equipment: '' },
      answers: { factor: 'naps', outcome: 'recall' },
    });
    const warn = vi.spyOn(runtime.log, 'warn');
    actor.send({ type: 'outline.planned' });
    await waitFor(actor, (state) => state.matches({ editing: 'failed' }));
    expect(draft().design).toEqual(outlineDesign);
    expect(warn).toHaveBeenCalledOnce();
  });
});
