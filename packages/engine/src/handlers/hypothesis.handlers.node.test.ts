import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf, GENE_PAPER, SOLAR_PAPER } from '../discovery/discovery.fixtures.js';
import { ask, createTestDependencies } from '../discovery/handlers.fixtures.js';
import { createDocumentStore } from '../store/documents.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';

const TOPIC = 'Delivery of gene editors inside the body';

const generate = async (
  dependencies: EngineDependencies,
  papers: readonly string[] = [],
  topic = TOPIC,
) => {
  const { status, value } = await ask(hypothesisHandlers(dependencies), 'hypothesis.generate', {
    topic,
    interest: 'general',
    papers,
  });
  expect(status).toBe(200);
  return schemas.HypothesisReply.parse(value).hypothesis;
};

const dependenciesWithPapers = async () => {
  const dependencies = createTestDependencies();
  await createDocumentStore(dependencies.store).put(
    documentOf(GENE_PAPER, { id: 'gene', title: 'Lung editing' }),
  );
  await createDocumentStore(dependencies.store).put(documentOf(SOLAR_PAPER, { id: 'solar' }));
  await createDocumentStore(dependencies.store).put(
    documentOf('Contents 12 34 56', { id: 'no-text' }),
  );
  return dependencies;
};

describe('the hypothesis call', () => {
  it('ENT-04 answers with a success flag and a hypothesis that has every field', async () => {
    const hypothesis = await generate(await dependenciesWithPapers(), ['gene']);
    expect(hypothesis.id).toMatch(/^hyp-[0-9a-f]{16}$/);
    for (const text of [
      hypothesis.title,
      hypothesis.statement,
      hypothesis.estimated_impact,
      hypothesis.timeline,
    ]) {
      expect(text).not.toBe('');
    }
    expect(hypothesis.methodology.length).toBeGreaterThan(0);
    expect(hypothesis.support).toBe('supported');
    expect(hypothesis.statement).toBe(hypothesis.claims?.map(({ text }) => text).join(' '));
    expect(hypothesis.source).toEqual({
      origin: 'computed',
      by: 'Linked evidence (ABC discovery)',
      seed: 1,
      at: '2026-03-01T12:00:00.000Z',
    });
  });

  it('quotes the uploaded paper first', async () => {
    const { claims } = await generate(await dependenciesWithPapers(), ['gene']);
    expect(claims?.[0]?.evidence[0]).toMatchObject({
      kind: 'uploaded',
      document_id: 'gene',
      page: 2,
    });
    expect(claims?.[1]?.evidence[0]?.kind).toBe('library');
  });

  it('gives another hypothesis each time until all were offered, then the first again', async () => {
    const dependencies = createTestDependencies();
    const first = await generate(dependencies);
    const of = first.candidate?.of ?? 0;
    expect(first.candidate?.number).toBe(1);
    expect(of).toBeGreaterThan(2);
    const others = [];
    for (let number = 2; number <= of; number += 1) {
      const next = await generate(dependencies);
      expect(next.candidate).toEqual({ number, of });
      others.push(next.id);
    }
    expect(new Set([first.id, ...others]).size).toBe(of);
    expect((await generate(dependencies)).id).toBe(first.id);
  });

  it('counts offered candidates separately for each input', async () => {
    const dependencies = await dependenciesWithPapers();
    await generate(dependencies, ['gene']);
    expect((await generate(dependencies, ['solar'])).candidate?.number).toBe(1);
    expect((await generate(dependencies, ['gene'])).candidate?.number).toBe(2);
  });

  it('gives the same hypotheses in the same order in a world of the same seed', async () => {
    const [one, other] = [createTestDependencies(), createTestDependencies()];
    for (let turn = 0; turn < 3; turn += 1)
      expect(await generate(one)).toEqual(await generate(other));
  });

  it('gives different papers different hypotheses', async () => {
    const dependencies = await dependenciesWithPapers();
    expect((await generate(dependencies, ['gene'])).id).not.toBe(
      (await generate(dependencies, ['solar'])).id,
    );
  });

  it('says so when papers of the request could not be found', async () => {
    const { confidence_basis: basis } = await generate(createTestDependencies(), ['lost']);
    expect(basis?.statement).toContain('1 of the requested papers could not be found');
  });

  it.each([
    ['a paper without sentences', ['no-text'], TOPIC, 'no sentences that can be quoted'],
    ['a topic that the library does not know', [], 'Byzantine coinage', '“Byzantine coinage”'],
  ])('claims nothing about %s, and says why', async (_, papers, topic, words) => {
    const hypothesis = await generate(await dependenciesWithPapers(), papers, topic);
    expect(hypothesis).toMatchObject({
      title: 'No supported hypothesis',
      support: 'none',
      confidence: 0,
      claims: [],
    });
    expect(hypothesis.statement).toContain(words);
    expect(hypothesis.statement).toMatch(/Upload a paper/);
  });
});
