import type { Usage } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createTestDependencies } from '../handlers/handlers.fixtures.js';
import type { WritingRequest } from '../language-model/language-model.types.js';
import {
  createFailingModel,
  createGoodHypothesis,
  createFakeModel,
  createSlowModel,
} from '../language-model/fake-model.fixtures.js';
import type { PipelineDependencies } from './agent.types.js';
import { SECTION_NAMES, type SectionName } from './draft.types.js';
import { runPipeline, createTestContext } from './run.fixtures.js';
import { writeDraft } from './write-draft.js';

const TOPIC = 'Machine learning for antibiotic discovery';
const PREFIX = 'Put briefly: ';

interface Claim {
  readonly text: string;
  readonly quotes: readonly { readonly document: string; readonly quote: string }[];
  readonly citations: readonly string[];
}

const claimOn = ({ id, text }: WritingRequest['material'][number]): Claim => ({
  text: `${PREFIX}${text}`,
  quotes: [{ document: id, quote: text }],
  citations: [],
});

const paperOf =
  (change: (claim: Claim) => Claim) =>
  ({ material }: WritingRequest) =>
    Object.fromEntries(
      SECTION_NAMES.map((name) => [
        name,
        material.filter(({ title }) => title === name).map((document) => change(claimOn(document))),
      ]),
    );

const writes = (
  change: (claim: Claim) => Claim = (claim) => claim,
  usage?: Usage,
): PipelineDependencies =>
  createTestDependencies({
    model: createFakeModel(
      (request) =>
        request.task === 'hypothesis' ? createGoodHypothesis(request) : paperOf(change)(request),
      usage,
    ).model,
  });

const plain = await runPipeline(TOPIC);

interface Traced {
  readonly section: SectionName | 'abstract';
  readonly text: string;
  readonly from: string;
  readonly papers: readonly string[];
}
const traceOf = (paper: unknown) => (paper as { trace: readonly Traced[] }).trace;

describe('a run in a language model’s words', () => {
  it('ENT-12 words the primary hypothesis with checked quotes, and keeps its figures', async () => {
    const { hypotheses } = await runPipeline(TOPIC, writes());
    expect(hypotheses?.source).toMatchObject({
      origin: 'live',
      by: expect.stringMatching(/; written by language model made-up-1, quotes checked$/) as string,
    });
    expect(hypotheses?.primary.statement).not.toBe(plain.hypotheses?.primary.statement);
    expect(hypotheses?.primary.confidence).toBe(plain.hypotheses?.primary.confidence);
    expect(hypotheses?.primary.novelty).toBe(plain.hypotheses?.primary.novelty);
    for (const { evidence } of hypotheses?.primary.claims ?? [])
      expect(evidence.length).toBeGreaterThan(0);
    expect(hypotheses?.secondary).toEqual(plain.hypotheses?.secondary);
  });

  it('ENT-16 words the sections, and every sentence keeps its trace and cites papers of the run alone', async () => {
    const { paper, literature, hypotheses } = await runPipeline(TOPIC, writes());
    expect(paper?.source).toMatchObject({
      origin: 'live',
      by: 'Draft composed from the run’s results; written by language model made-up-1, quotes checked',
    });
    expect(paper?.sections.introduction).toContain(PREFIX);
    const known = new Set([
      ...((literature?.['paper_ids'] ?? []) as string[]),
      ...(hypotheses?.primary.claims ?? []).flatMap(({ evidence }) =>
        evidence.map(({ document_id }) => document_id),
      ),
    ]);
    const trace = traceOf(paper);
    expect(trace.some(({ text }) => text.startsWith(PREFIX))).toBe(true);
    for (const { text, from, papers } of trace) {
      expect(from).not.toBe('');
      for (const id of papers) expect(known).toContain(id);
      if (from === 'user' || from === 'draft') expect(text).not.toContain(PREFIX);
    }
  });

  it.each<[string, (claim: Claim) => Claim]>([
    [
      'has false quotes',
      (claim) => ({
        ...claim,
        quotes: [{ document: 'x', quote: 'It was all made up in an hour.' }],
      }),
    ],
    ['adds figures', (claim) => ({ ...claim, text: `${claim.text} It gained 4711 percent.` })],
    ['adds works', (claim) => ({ ...claim, text: `${claim.text} So says doi 10.1000/nobody.1.` })],
    [
      'says something else',
      (claim) => ({ ...claim, text: 'Invest in this wonderful company today.' }),
    ],
    [
      'quotes but a few words',
      (claim) => ({
        ...claim,
        quotes: claim.quotes.map(({ document, quote }) => ({
          document,
          quote: quote.slice(0, quote.length / 2),
        })),
      }),
    ],
  ])('keeps the draft’s own sentence where the model’s %s', async (_, change) => {
    const { paper } = await runPipeline(TOPIC, writes(change));
    const own = await runPipeline(TOPIC, {
      ...writes(),
      model: createFakeModel((request) =>
        request.task === 'hypothesis' ? createGoodHypothesis(request) : {},
      ).model,
    });
    expect(paper?.sections).toEqual(own.paper?.sections);
    expect(paper?.references).toEqual(own.paper?.references);
    expect(paper?.source).toMatchObject({
      origin: 'computed',
      by: 'Draft composed from the run’s results; language model not used: none of its sentences passed the check',
    });
  });

  it('reports the usage of the model by agent and for the run', async () => {
    const usage = { input_tokens: 812, output_tokens: 94, model: 'made-up-1' };
    const run = await runPipeline(TOPIC, writes(undefined, usage));
    expect(run.hypotheses?.usage).toEqual(usage);
    expect(run.paper?.usage).toEqual(usage);
    expect(run.usage).toEqual({ ...usage, input_tokens: 1624, output_tokens: 188 });
    const draft = await writeDraft(
      writes(undefined, usage),
      TOPIC,
      {},
      createTestContext().context,
    );
    expect(draft.usage).toEqual({ ...usage, input_tokens: 1624, output_tokens: 188 });
  });

  it('reports no usage if the model reports none', async () => {
    const run = await runPipeline(TOPIC, writes());
    for (const part of [run, run.hypotheses, run.paper]) expect(part).not.toHaveProperty('usage');
  });

  it('does not change the words of the author', async () => {
    const findings = 'Our mice slept 3 hours longer after the treatment.';
    const draft = await writeDraft(writes(), TOPIC, { findings }, createTestContext().context);
    expect(draft.source).toMatchObject({ origin: 'live' });
    const stated = traceOf(draft.paper).filter(({ from }) => from === 'user');
    expect(stated.map(({ text }) => text)).toEqual([
      `Stated by the author (unchecked): “${findings}”`,
    ]);
  });

  it.each<[string, Partial<PipelineDependencies>]>([
    ['limited', { model: createFailingModel('limited').model }],
    ['refused', { model: createFailingModel('refused').model }],
    ['malformed', { model: createFakeModel(() => 'Once upon a time.').model }],
    ['timeout', createSlowModel()],
  ])('is the run without a model, and says why: %s', async (why, parts) => {
    const { hypotheses, paper } = await runPipeline(TOPIC, createTestDependencies(parts as object));
    expect(hypotheses?.primary).toEqual(plain.hypotheses?.primary);
    expect(paper?.sections).toEqual(plain.paper?.sections);
    for (const { source } of [hypotheses ?? {}, paper ?? {}] as { source?: unknown }[])
      expect(source).toMatchObject({
        origin: 'computed',
        by: expect.stringMatching(`language model not used: ${why}$`) as string,
      });
  });
});
