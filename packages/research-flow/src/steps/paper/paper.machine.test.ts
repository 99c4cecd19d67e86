import { ApiError } from '@spinout/api-client';
import { exampleAnalysis, exampleMetadata } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { paperExamples } from './paper.examples.js';
import {
  paperMachine,
  type PaperDraft,
  type PaperAnalysisResult,
  type AnalyzePaperInput,
} from './paper.machine.js';
import { paperModel } from './paper-step.model.js';

type Analyze = (work: AnalyzePaperInput) => Promise<PaperAnalysisResult>;
const neverResolve: Analyze = () => new Promise(() => undefined);
const reading: PaperAnalysisResult = { analysis: exampleAnalysis, metadata: exampleMetadata };

const open = (analyze: Analyze = neverResolve, draft?: PaperDraft) => {
  const call = vi.fn(analyze);
  const runtime = testRuntime();
  const actor = createActor(
    paperMachine.provide({
      actors: {
        analyzePaper: fromPromise<PaperAnalysisResult, AnalyzePaperInput>(({ input }) =>
          call(input),
        ),
      },
    }),
    { input: { runtime, draft, journeyId: 'journey-1' } },
  );
  actor.start();
  const state = () => actor.getSnapshot();
  return { actor, call, state, model: () => paperModel(state()) };
};

const openWithText = (analyze: Analyze = neverResolve) => {
  const opened = open(analyze);
  opened.actor.send({ type: 'method.changed', method: 'text' });
  opened.actor.send({ type: 'text.changed', text: 'A title\nAnd a body.' });
  return opened;
};

const pdf = new File([new Uint8Array(2_621_440)], 'spindles.pdf', { type: 'application/pdf' });

describe('the paper machine', () => {
  it('PAPER-01 starts with the file method and nothing to analyze', () => {
    const { state, model, call } = open();
    expect(state().context.draft.method).toBe('file');
    expect(model().canAnalyze).toBe(false);
    expect(call).not.toHaveBeenCalled();
  });

  it('PAPER-03, PAPER-04 keeps name and size in the draft, and the file outside of it (S-13)', () => {
    const { actor, state, model } = open();
    actor.send({ type: 'file.chosen', file: pdf });
    expect(state().context.draft).toMatchObject({
      fileName: 'spindles.pdf',
      fileSizeBytes: 2_621_440,
    });
    expect(state().context.file).toBe(pdf);
    expect(JSON.parse(JSON.stringify(state().context.draft))).toEqual(state().context.draft);
    expect(model().canAnalyze).toBe(true);
  });

  describe('with several files', () => {
    const files = ['a.pdf', 'bad.pdf', 'c.pdf'].map((name) => new File([name], name));
    const analyzeFile: Analyze = ({ submission }) => {
      const name = submission.method === 'file' ? submission.file.name : '';
      if (name === 'bad.pdf') return Promise.reject(new Error('damaged'));
      const metadata = { ...exampleMetadata, document_id: `doc-${name}`, title: name };
      return Promise.resolve({ ...reading, metadata });
    };
    const waitUntilIdle = (actor: ReturnType<typeof open>['actor']) =>
      waitFor(actor, (each) => !each.hasTag('busy'));

    it('analyzes one after another, and completes with all of them', async () => {
      const { actor, call, state } = open(analyzeFile);
      const good = files.filter(({ name }) => name !== 'bad.pdf');
      actor.send({ type: 'files.chosen', files: good });
      actor.send({ type: 'analysis.requested' });
      await waitFor(actor, ({ status }) => status === 'done');
      expect(call).toHaveBeenCalledTimes(2);
      expect(state().output).toMatchObject({
        documents: [{ id: 'doc-a.pdf' }, { id: 'doc-c.pdf' }],
        metadata: { document_id: 'doc-a.pdf' },
      });
    });

    it('goes on after one that fails, names it, and can continue without it', async () => {
      const { actor, call, state, model } = open(analyzeFile);
      actor.send({ type: 'files.chosen', files });
      expect(model().canContinue).toBe(false);
      actor.send({ type: 'analysis.requested' });
      await waitUntilIdle(actor);
      expect(state().matches('choosing')).toBe(true);
      expect(model().batch.map(({ status }) => status)).toEqual(['done', 'failed', 'done']);
      actor.send({ type: 'analysis.requested' });
      await waitUntilIdle(actor);
      // Only the failed one was sent again.
      expect(call).toHaveBeenCalledTimes(4);
      expect(model().canContinue).toBe(true);
      actor.send({ type: 'batch.accepted' });
      expect(state().output?.documents.map(({ id }) => id)).toEqual(['doc-a.pdf', 'doc-c.pdf']);
    });

    it('takes up to 50', () => {
      const { actor, model } = open();
      const many = Array.from({ length: 51 }, (_, at) => new File(['x'], `${String(at)}.pdf`));
      actor.send({ type: 'files.chosen', files: many });
      expect(model().batch).toHaveLength(50);
      expect(model().hasTooManyFiles).toBe(true);
    });

    it('are replaced by a single one', () => {
      const { actor, model } = open();
      actor.send({ type: 'files.chosen', files });
      actor.send({ type: 'file.chosen', file: pdf });
      expect(model()).toMatchObject({ batch: [], fileNames: null, fileName: 'spindles.pdf' });
    });
  });

  it('PAPER-02 lists the accepted types if a file of another type is dropped, and keeps the current file (T-23)', () => {
    const { actor, state } = open();
    actor.send({ type: 'file.chosen', file: pdf });
    actor.send({ type: 'file.refused' });
    expect(state().context.problem).toEqual({ code: 'paperType' });
    expect(state().context.file).toBe(pdf);
    actor.send({ type: 'file.chosen', file: pdf });
    expect(state().context.problem).toBeNull();
  });

  it('PAPER-06 fills in an example and switches to text (S-15)', () => {
    const { actor, state, model } = open();
    const example = paperExamples[1];
    actor.send({ type: 'example.chosen', example });
    expect(state().context.draft).toMatchObject({
      method: 'text',
      text: example.text,
      exampleTitle: example.title,
    });
    actor.send({ type: 'text.changed', text: `${example.text}!` });
    expect(state().context.draft.exampleTitle).toBeNull();
    expect(model().canAnalyze).toBe(true);
  });

  it('PAPER-06 brings back the text that an example has replaced, until the text is changed', () => {
    const { actor, state, model } = openWithText();
    const [example, other] = paperExamples;
    if (!example || !other) throw new Error('no examples');
    actor.send({ type: 'example.chosen', example });
    actor.send({ type: 'example.chosen', example: other });
    expect(model().canRestoreText).toBe(true);
    actor.send({ type: 'undo.requested' });
    expect(state().context.draft).toMatchObject({
      text: 'A title\nAnd a body.',
      exampleTitle: null,
    });
    actor.send({ type: 'example.chosen', example });
    actor.send({ type: 'text.changed', text: 'Another one.' });
    expect(model().canRestoreText).toBe(false);
  });

  it('PAPER-09 requires a paper, and sends no request without one (S-37)', () => {
    const { actor, state, call } = open();
    actor.send({ type: 'method.changed', method: 'url' });
    actor.send({ type: 'analysis.requested' });
    expect(state().context.problem).toEqual({ code: 'paperMissing' });
    expect(state().matches('choosing')).toBe(true);
    expect(call).not.toHaveBeenCalled();
  });

  it('says that a pasted text is longer than a paper may be, sends nothing, and keeps the text', () => {
    const { actor, state, model, call } = open();
    actor.send({ type: 'method.changed', method: 'text' });
    actor.send({ type: 'text.changed', text: 'x'.repeat(1_000_001) });
    expect(model()).toMatchObject({ isTextTooLong: true, canAnalyze: false });
    actor.send({ type: 'analysis.requested' });
    expect(state().matches('choosing')).toBe(true);
    expect(state().context.draft.text).toHaveLength(1_000_001);
    expect(call).not.toHaveBeenCalled();
    actor.send({ type: 'text.changed', text: 'x'.repeat(1_000_000) });
    expect(model()).toMatchObject({ isTextTooLong: false, canAnalyze: true });
    actor.send({ type: 'analysis.requested' });
    expect(state().matches('analyzing')).toBe(true);
  });

  it('PAPER-07 is busy until the reply, and a second click sends nothing (S-16)', () => {
    const { actor, call, state, model } = openWithText();
    actor.send({ type: 'analysis.requested' });
    actor.send({ type: 'analysis.requested' });
    expect(state().hasTag('busy')).toBe(true);
    expect(model().canAnalyze).toBe(false);
    expect(call).toHaveBeenCalledOnce();
  });

  it('PAPER-14 completes with documents, analysis and metadata after a successful reply (T-22, S-14)', async () => {
    const { actor, state } = openWithText(() => Promise.resolve(reading));
    actor.send({ type: 'analysis.requested' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(state().output).toEqual({
      documents: [{ id: 'doc-1', title: 'Example paper', method: 'text' }],
      ...reading,
    });
  });

  it.each([[undefined], ['']])('creates a document id if the reply has %j', async (name) => {
    const metadata = { ...exampleMetadata, document_id: name, title: name };
    const { actor, state } = openWithText(() => Promise.resolve({ ...reading, metadata }));
    actor.send({ type: 'analysis.requested' });
    await waitFor(actor, ({ status }) => status === 'done');
    const [document] = state().output?.documents ?? [];
    expect(document?.id).toMatch(/^doc-\d+$/);
    expect(document?.title).toBe('A title');
  });

  it('PAPER-13 keeps all input and shows the problem if the analysis fails (S-38)', async () => {
    const failure = new ApiError('status', { endpoint: 'paper.analyze', status: 500 });
    const { actor, state } = openWithText(() => Promise.reject(failure));
    const before = state().context.draft;
    actor.send({ type: 'analysis.requested' });
    await waitFor(actor, (each) => !each.hasTag('busy'));
    expect(state().context.problem).toEqual({ code: 'paperFailed', error: failure });
    expect(state().context.draft).toBe(before);
    actor.send({ type: 'analysis.requested' });
    expect(state().context.problem).toBeNull();
  });

  it('shows the progress of the analysis, and resets it for the next one', async () => {
    const { actor, model, call } = openWithText();
    actor.send({ type: 'analysis.requested' });
    const progress = { stage: 'reading', done: 2, total: 9 };
    call.mock.calls[0]?.[0].report(progress);
    expect(model().progress).toEqual(progress);
    actor.send({ type: 'analysis.cancelled' });
    actor.send({ type: 'analysis.requested' });
    expect(model().progress).toBeNull();
  });

  it('keeps all input and shows no problem after Cancel', () => {
    const { actor, state } = openWithText();
    const before = state().context.draft;
    actor.send({ type: 'analysis.requested' });
    actor.send({ type: 'analysis.cancelled' });
    expect(state().matches('choosing')).toBe(true);
    expect(state().context.draft).toBe(before);
    expect(state().context.problem).toBeNull();
  });

  it('starts from a draft without sending anything, and asks for the file again (T-79)', () => {
    const draft: PaperDraft = {
      method: 'file',
      url: 'https://example.org',
      text: 'Kept',
      exampleTitle: null,
      fileName: 'spindles.pdf',
      fileSizeBytes: 2_621_440,
    };
    const { state, model, call } = open(neverResolve, draft);
    expect(state().context.draft).toBe(draft);
    expect(model()).toMatchObject({ fileLost: true, canAnalyze: false });
    expect(call).not.toHaveBeenCalled();
  });
});
