import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { ask, createTestDependencies, withoutRecipes } from './handlers.fixtures.js';
import { createFakeSources } from '../pipeline/live-sources.fixtures.js';
import { runPipeline, collectValues } from '../pipeline/run.fixtures.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { researchRunHandlers } from './research-run.handlers.js';

const TOPIC = 'Delivery of gene editors inside the body';
const send = (
  id: string,
  value: unknown,
  dependencies: EngineDependencies = createTestDependencies(),
) => ask(researchRunHandlers, dependencies, id, value);

const draft = async (findings: unknown, topic = TOPIC, dependencies?: EngineDependencies) => {
  const { status, value } = await send('research.paper', { topic, findings }, dependencies);
  expect(status).toBe(200);
  return schemas.GeneratePaperReply.parse(value).paper;
};

describe('the research call', () => {
  it('API-15 answers with success and the results of a whole run', async () => {
    const { status, value } = await send('research.run', { topic: TOPIC });
    expect(status).toBe(200);
    const { success, results } = schemas.ResearchRunReply.parse(value);
    expect(success).toBe(true);
    expect(JSON.stringify(withoutRecipes(results))).toBe(
      JSON.stringify(schemas.ResearchBundle.parse(await runPipeline(TOPIC))),
    );
  });

  it('API-15 gives literature and structure of public sources where there are any', async () => {
    const dependencies = { ...createTestDependencies(), live: createFakeSources() };
    const { value } = await send('research.run', { topic: 'BRCA1 protein' }, dependencies);
    const { results } = schemas.ResearchRunReply.parse(value);
    expect(results.dataSource).toBe('REAL APIs (PubMed, AlphaFold)');
    expect(results.structure?.plddt_score).toBe(42.25);
  });

  it.each(['', ' \t\n', '\u0000\u200b'])('refuses a topic of %j', async (topic) => {
    const refused = { status: 400, value: { error: 'Please enter a research topic' } };
    expect(await send('research.run', { topic })).toEqual(refused);
    expect(await send('research.hypothesis', { research_area: topic })).toEqual(refused);
    expect(await send('research.paper', { topic, findings: [] })).toEqual(refused);
  });

  it('refuses a request without a topic', async () => {
    expect((await send('research.run', {})).status).toBe(400);
  });
});

describe('the advanced hypothesis call', () => {
  it('API-16 answers with the hypothesis that a run on the area states', async () => {
    const { value } = await send('research.hypothesis', { research_area: TOPIC });
    const { hypothesis, source } = schemas.AdvancedHypothesisReply.parse(value);
    const { hypotheses } = await runPipeline(TOPIC);
    expect(hypothesis).toMatchObject({
      hypothesis: hypotheses?.primary.statement,
      statement: hypotheses?.primary.statement,
      confidence: hypotheses?.primary.confidence,
      support: 'supported',
    });
    expect(source).toMatchObject({ origin: 'computed', seed: 1 });
  });

  it('API-16 says so if the sources support none', async () => {
    const { value } = await send('research.hypothesis', { research_area: 'medieval tax law' });
    const { hypothesis } = schemas.AdvancedHypothesisReply.parse(value);
    expect(hypothesis).toMatchObject({
      support: 'none',
      confidence: null,
      claims: [],
      secondary: [],
    });
    expect(hypothesis).toHaveProperty(
      'hypothesis',
      expect.stringMatching(/^We found no hypothesis/),
    );
  });
});

describe('the paper call', () => {
  const STATED = 'Our mice slept twice as long after the treatment.';

  it('API-17 answers with a draft on the topic, the same as that of a run without statements of the person', async () => {
    const paper = await draft(null);
    expect(withoutRecipes(paper)).toEqual(
      schemas.PipelinePaper.parse((await runPipeline(TOPIC)).paper),
    );
  });

  it.each([
    ['a text', STATED],
    ['a list', [STATED]],
    ['results of earlier steps', { results: { step5: { finding: STATED } } }],
  ])('API-17 takes findings as %s, and marks them as the author’s own', async (_, findings) => {
    const { sections, trace } = await draft(findings);
    expect(sections.results).toContain(`Stated by the author (unchecked): “${STATED}”`);
    const own = (trace as { from: string; papers: unknown[] }[]).filter(
      ({ from }) => from === 'user',
    );
    expect(own).toHaveLength(1);
    expect(own[0]?.papers).toEqual([]);
  });

  it('adds nothing as the author’s when the findings are those of the very run', async () => {
    const bundle = await runPipeline(TOPIC);
    const { trace } = await draft(bundle);
    expect(collectValues(trace, 'from')).not.toContain('user');
  });

  it('cites no paper that only the findings name', async () => {
    const forged = {
      ...(await runPipeline(TOPIC)),
      literature: {
        papers_analyzed: 1,
        key_papers: [{ id: 'forged', title: 'Forged paper', doi: '10.1/forged' }],
      },
      note: 'The forged paper of 2031 proves it all (doi 10.1/forged).',
    };
    const { references = [], sections } = await draft(forged);
    expect(references.join(' ')).not.toContain('orged');
    expect(sections.introduction).not.toContain('orged');
  });

  it('is honest about a topic without papers, and keeps what the author says', async () => {
    const { sections, references } = await draft(STATED, 'medieval tax law');
    expect(references).toEqual([]);
    expect(sections.introduction).toContain('No paper that matches “medieval tax law” was found');
    expect(sections.results).toContain(STATED);
  });

  it('takes hostile findings', async () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":"This sentence pollutes the prototype."}}',
    ) as unknown;
    const { sections } = await draft([
      hostile,
      '<img src=x onerror=alert(1)> says so here.',
      '\u0000'.repeat(100_000),
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(sections.results).not.toContain('\u0000');
  });
});
