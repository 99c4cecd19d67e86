import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { ask, createTestDependencies, withoutRecipes } from './handlers.fixtures.js';
import { loadLibrary } from '../library/library.js';
import type { PipelineDependencies } from '../pipeline/agent.types.js';
import { createFakeSources } from '../pipeline/live-sources.fixtures.js';
import { runPipeline } from '../pipeline/run.fixtures.js';
import { createActivityCounter } from '../store/activity.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { tenStepHandlers } from './ten-step.handlers.js';

const TOPIC = 'Decoding memory consolidation during sleep';
const send = (
  id: string,
  value: unknown,
  dependencies: PipelineDependencies & EngineDependencies = createTestDependencies(),
) => ask(tenStepHandlers, dependencies, id, value);

const start = async (topic: string, dependencies?: PipelineDependencies & EngineDependencies) => {
  const request = { topic, domain: 'life_sciences', user_id: 'web-user-1' };
  const { status, value } = await send('tenStep.start', request, dependencies);
  expect(status).toBe(200);
  return schemas.TenStepStartReply.parse(value);
};

describe('the health call', () => {
  it('reports the available sources', async () => {
    const { status, value } = await send('tenStep.health', undefined);
    expect(status).toBe(200);
    expect(value).toMatchObject({
      status: 'ok',
      library: { papers: (await loadLibrary()).length },
      live: { literature: false, structure: false },
    });
    const live = await send('tenStep.health', undefined, {
      ...createTestDependencies(),
      live: createFakeSources(),
    });
    expect(live.value).toMatchObject({ live: { literature: true, structure: true } });
  });

  it('is not well when the library cannot be read', async () => {
    const dependencies = createTestDependencies({
      library: () => Promise.reject(new Error('gone')),
    });
    await expect(send('tenStep.health', undefined, dependencies)).rejects.toThrow('gone');
  });
});

describe('the start call', () => {
  it('API-29 answers with hypothesis, topics, literature, funding and timeline of the rooms', async () => {
    const reply = await start(TOPIC);
    const { hypotheses, experimentDesign } = await runPipeline(TOPIC);
    const design = schemas.ExperimentDesign.parse(experimentDesign?.['design']);
    expect(reply).toMatchObject({
      success: true,
      hypothesis: {
        title: hypotheses?.primary['title'],
        hypothesis: hypotheses?.primary.statement,
        methodology: hypotheses?.primary['methodology'],
      },
      funding_requirements: { total_budget: design.budget },
      timeline_estimate: design.duration,
      source: { origin: 'computed', at: '2026-03-01T12:00:00.000Z', seed: 1 },
    });
    const lines = design.budget_lines ?? [];
    expect(lines.reduce((sum, line) => sum + line.total_usd, 0)).toBe(design.budget);
  });

  it('ENT-26 lists real papers, with null for citations and impact factor that no source gives', async () => {
    const { literature_references: papers } = await start(TOPIC);
    const library = await loadLibrary();
    expect(papers.length).toBeGreaterThan(2);
    for (const { title, journal, year, citations, impact_factor, doi } of papers) {
      const known = library.find((paper) => paper.title === title);
      expect(known).toMatchObject({ journal, year });
      expect(doi).toBe(known?.doi);
      expect([citations, impact_factor]).toEqual([null, null]);
    }
  });

  it('gives citations where a public source counts them', async () => {
    const dependencies = { ...createTestDependencies(), live: createFakeSources() };
    const { literature_references: papers } = await start('BRCA1 protein', dependencies);
    expect(papers.map(({ citations }) => citations)).toContain(12);
    for (const { impact_factor } of papers) expect(impact_factor).toBeNull();
  });

  it('names topics of the library that have a term of the papers found', async () => {
    const { related_topics: topics } = await start(TOPIC);
    expect(topics.length).toBeGreaterThan(0);
    for (const topic of topics)
      expect(topic).toMatchObject({
        id: expect.stringMatching(/^library-/) as unknown,
        category: 'Neuroscience & Brain Research',
        title: expect.stringMatching(/^Linking /) as unknown,
      });
  });

  it('API-29 succeeds without inventing anything if the sources support no hypothesis', async () => {
    const reply = await start('medieval tax law');
    expect(reply).toMatchObject({
      success: true,
      hypothesis: { title: 'No supported hypothesis', support: 'none' },
      related_topics: [],
      literature_references: [],
      funding_requirements: { total_budget: null },
      timeline_estimate: 'Not estimated: there is no hypothesis to test yet',
    });
    expect(reply.hypothesis?.hypothesis).toMatch(/^We found no hypothesis/);
    expect(reply.hypothesis?.methodology).toBeUndefined();
  });

  it('refuses a blank topic', async () => {
    const request = { topic: '  ', domain: 'life_sciences', user_id: 'x' };
    expect((await send('tenStep.start', request)).status).toBe(400);
  });
});

describe('the analytics call', () => {
  it('API-30 answers with the calls that were answered, and nothing else', async () => {
    const dependencies = createTestDependencies();
    expect((await send('tenStep.analytics', undefined, dependencies)).value).toMatchObject({
      counts: {},
      total: 0,
    });
    const { record } = createActivityCounter(dependencies.store);
    for (const id of ['tenStep.start', 'tenStep.start', 'research.run']) await record(id);
    expect((await send('tenStep.analytics', undefined, dependencies)).value).toMatchObject({
      success: true,
      counts: { 'tenStep.start': 2, 'research.run': 1 },
      total: 3,
    });
  });
});

describe('the paper call of the ten-step journey', () => {
  const write = async (hypothesis: unknown, topic = TOPIC) => {
    const { status, value } = await send('tenStep.paper', { hypothesis, topic });
    expect(status).toBe(200);
    return schemas.PipelinePaper.parse((value as { paper: unknown }).paper);
  };

  it('API-31 drafts the paper of the hypothesis that the journey started with', async () => {
    const { hypothesis } = await start(TOPIC);
    const paper = await write(hypothesis);
    expect(withoutRecipes(paper)).toEqual(
      schemas.PipelinePaper.parse((await runPipeline(TOPIC)).paper),
    );
    expect(paper.title).toContain(hypothesis?.title);
  });

  it('API-31 plans a test of another hypothesis, marked as the author’s, with no claim of its own for it', async () => {
    const paper = await write({
      title: 'Naps and recall',
      hypothesis: 'Short naps improve recall in adults.',
      methodology: 'randomized controlled trial',
    });
    expect(paper.title).toBe('Naps and recall: test plan (draft)');
    expect(paper.sections.introduction).toContain(
      'The author’s hypothesis (unchecked): “Short naps improve recall in adults.”',
    );
    expect(paper.sections.methods).toContain('Short naps');
    expect(paper.sections.results).not.toContain('Confidence');
  });

  it.each([
    [undefined],
    [null],
    [''],
    [{ title: 'T' }],
    [42],
    [{ title: 'No supported hypothesis', hypothesis: 'No hypothesis is stated.', support: 'none' }],
    ['No supported hypothesis'],
  ])('drafts from the topic alone where the hypothesis is %j', async (hypothesis) => {
    expect(withoutRecipes(await write(hypothesis))).toEqual(
      schemas.PipelinePaper.parse((await runPipeline(TOPIC)).paper),
    );
  });
});
