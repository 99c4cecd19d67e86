import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf, COATING_PAPER, LUNG_PAPER } from '../literature/literature.fixtures.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { verifyQuote } from '../evidence/verify.js';
import { createDocumentStore } from '../store/documents.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';

const TOPIC = 'Delivery of gene editors inside the body';

const reply = async (
  dependencies: EngineDependencies,
  papers: readonly string[] = [],
  { topic = TOPIC, candidate }: { readonly topic?: string; readonly candidate?: number } = {},
) => {
  const { status, value } = await ask(hypothesisHandlers, dependencies, 'hypothesis.generate', {
    topic,
    interest: 'general',
    papers,
    ...(candidate === undefined ? {} : { candidate }),
  });
  expect(status).toBe(200);
  return schemas.HypothesisReply.parse(value);
};

const generate = async (...args: Parameters<typeof reply>) => (await reply(...args)).hypothesis;

const dependenciesWithPapers = async () => {
  const dependencies = createTestDependencies();
  await createDocumentStore(dependencies.store).put(
    documentOf(LUNG_PAPER, { id: 'gene', title: 'Lung editing' }),
  );
  await createDocumentStore(dependencies.store).put(documentOf(COATING_PAPER, { id: 'solar' }));
  await createDocumentStore(dependencies.store).put(
    documentOf('Contents 12 34 56', { id: 'no-text' }),
  );
  await createDocumentStore(dependencies.store).put(documentOf(GERMAN, { id: 'german' }));
  await createDocumentStore(dependencies.store).put(documentOf(SETTLED, { id: 'settled' }));
  return dependencies;
};

const GERMAN =
  'In dieser Arbeit untersuchten wir, ob Ballaststoffe die Menge an Butyrat im Darm von Mäusen erhöhen. Es ist nicht bekannt, ob dieser Effekt auch bei alten Tieren auftritt.';

const SETTLED =
  'Introduction\n\nWe asked whether dense stroma reduces the reach of lipid nanoparticles in mice.\n\nResults\n\nWe found that dense stroma reduced the reach of lipid nanoparticles in mice by 60%.\n\nReferences\n\n1. Nobody A. Dense stroma may reduce the dose of lipid nanoparticles in rats. J Tests. 2001;1:1-2.';

describe('the hypothesis call', () => {
  it.each([
    'solid-state batteries',
    'Solid state batteries',
    'machine-learned interatomic potentials',
  ])('answers a typed topic whose compound the papers write in another way: %s', async (topic) => {
    const { hypothesis, candidates } = await reply(createTestDependencies(), [], { topic });
    expect(hypothesis.support).toBe('supported');
    const all = (candidates ?? []).map(({ statement }) => statement).join(' ');
    expect(all).toMatch(/lithium|potential/iu);
    expect(all).not.toMatch(/solar/iu);
  });

  it('says what to do where papers are near a topic but none has a question on all of it', async () => {
    const topic = 'grid cells and place cells';
    const { support, statement } = await generate(createTestDependencies(), [], { topic });
    expect(support).toBe('none');
    expect(statement).toContain('papers near “grid cells and place cells”');
    expect(statement).toMatch(/Try a part of the topic .*write your own hypothesis, or upload/u);
  });

  it('says that the library has too little about a topic that is foreign to it', async () => {
    const topic = 'medieval pottery';
    const { statement } = await generate(createTestDependencies(), [], { topic });
    expect(statement).toContain('too little about “medieval pottery”');
  });

  it('answers from the rest of a topic if the library lacks one word of it, and says which', async () => {
    const topic = 'base editing of BRCA1';
    const { hypothesis, candidates } = await reply(createTestDependencies(), [], { topic });
    expect(hypothesis).toMatchObject({
      support: 'supported',
      topic_coverage: { covered: 'base editing', not_covered: 'BRCA1' },
    });
    expect(candidates?.length).toBeGreaterThan(1);
    for (const { statement } of candidates ?? []) expect(statement).not.toContain('BRCA1');
  });

  it('says nothing about the topic’s words where papers are brought or the library has them all', async () => {
    const dependencies = await dependenciesWithPapers();
    const own = await reply(dependencies, ['gene'], { topic: 'base editing of BRCA1' });
    expect(own.hypothesis.topic_coverage).toBeUndefined();
    expect((await generate(dependencies)).topic_coverage).toBeUndefined();
  });

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
    expect(hypothesis.next_steps.length).toBeGreaterThan(2);
    expect(hypothesis.support).toBe('supported');
    expect(hypothesis.statement).toBe(
      'A charged helper lipid increases the uptake of lipid nanoparticles by human airway cells.',
    );
    expect(hypothesis.refutation).toContain('no effect of');
    expect(hypothesis.structure).toEqual({
      kind: 'open-question',
      factor: 'a charged helper lipid',
      direction: 'raises',
      outcome: 'the uptake of lipid nanoparticles by human airway cells',
    });
    expect(hypothesis.source).toMatchObject({
      origin: 'computed',
      by: 'Open questions in the sources',
      seed: 1,
      at: '2026-03-01T12:00:00.000Z',
    });
  });

  it('quotes first the sentence that it follows from, then results, each letter for letter with its page', async () => {
    const { claims = [] } = await generate(await dependenciesWithPapers(), ['gene']);
    const evidence = claims.flatMap((claim) => claim.evidence);
    expect(evidence).toHaveLength(claims.length);
    expect(evidence.map(({ page }) => page)).toEqual([3, 2, 2]);
    for (const quoted of evidence) {
      expect(quoted).toMatchObject({ kind: 'uploaded', document_id: 'gene' });
      expect(verifyQuote(quoted, documentOf(LUNG_PAPER).pages)).toBe(true);
    }
    expect(claims[0]?.text).toBe('Your paper “Lung editing” says that this is not known.');
    expect(evidence[0]?.quote).toMatch(/^Whether a charged helper lipid .* remains unknown\.$/);
  });

  it('lists all candidates beside the hypothesis, and gives the one that a person chooses by number', async () => {
    const dependencies = await dependenciesWithPapers();
    const { candidates = [], hypothesis } = await reply(dependencies, ['gene']);
    expect(candidates.map(({ number }) => number)).toEqual(candidates.map((_, at) => at + 1));
    expect(candidates.length).toBeGreaterThan(1);
    expect(candidates[0]?.statement).toBe(hypothesis.statement);
    const last = candidates.at(-1);
    const chosen = await generate(dependencies, ['gene'], { candidate: candidates.length });
    expect(chosen.statement).toBe(last?.statement);
    expect(chosen.candidate).toEqual({ number: candidates.length, of: candidates.length });
    expect((await generate(dependencies, ['gene'])).statement).toBe(hypothesis.statement);
  });

  it('goes on with the next candidate where the chosen number does not exist', async () => {
    const dependencies = await dependenciesWithPapers();
    const { candidate } = await generate(dependencies, ['gene'], { candidate: 99 });
    expect(candidate?.number).toBe(1);
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
    [
      'a paper whose only open questions are in its references or were answered by it',
      ['settled'],
      TOPIC,
      'states a complete hypothesis',
    ],
    ['a paper without sentences', ['no-text'], TOPIC, 'no sentences to quote'],
    ['a paper in another language', ['german'], TOPIC, 'English papers only'],
    ['a topic that the library does not know', [], 'Byzantine coinage', '“Byzantine coinage”'],
  ])('claims nothing about %s, and says why', async (_, papers, topic, words) => {
    const hypothesis = await generate(await dependenciesWithPapers(), papers, { topic });
    expect(hypothesis).toMatchObject({
      title: 'No supported hypothesis',
      support: 'none',
      confidence: 0,
      claims: [],
    });
    expect(hypothesis.statement).toContain(words);
    expect(hypothesis.statement).toMatch(
      /Upload a paper|Try another paper on the same topic|Write your own hypothesis/,
    );
  });
});
