import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../literature/literature.fixtures.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { verifyQuote } from '../evidence/verify.js';
import { FISH_OIL, RAYNAUD } from '../hypotheses/kinds/kinds.fixtures.js';
import { createDocumentStore } from '../store/documents.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';

const generate = async (...texts: readonly string[]) => {
  const dependencies = createTestDependencies();
  const documents = texts.map((text, at) =>
    documentOf(text, { id: `doc-${String(at)}`, title: text.split('\n')[0] ?? '' }),
  );
  for (const document of documents) await createDocumentStore(dependencies.store).put(document);
  const { value } = await ask(hypothesisHandlers, dependencies, 'hypothesis.generate', {
    topic: 'Blood flow',
    interest: 'general',
    papers: documents.map(({ id }) => id),
  });
  return { documents, ...schemas.HypothesisReply.parse(value) };
};

const isVerbatim = async (...texts: readonly string[]) => {
  const { hypothesis, documents } = await generate(...texts);
  const evidence = (hypothesis.claims ?? []).flatMap((claim) => claim.evidence);
  return evidence.map((each) =>
    verifyQuote(each, documents.find(({ id }) => id === each.document_id)?.pages ?? []),
  );
};

describe('the hypothesis call', () => {
  it('offers a link between two papers that state nothing open, with a quote from each', async () => {
    const { hypothesis } = await generate(FISH_OIL, RAYNAUD);
    expect(hypothesis).toMatchObject({
      statement:
        'Fish oil may reduce the frequency of vasospastic attacks by lowering blood viscosity.',
      structure: { kind: 'link', direction: 'lowers', mechanism: 'blood viscosity' },
      candidate: { number: 1, of: 1 },
    });
    expect(hypothesis.claims?.map(({ text }) => text.replace(/“.*”/u, '…'))).toEqual([
      'Your paper … reports the first of the two effects that lead to this.',
      'Your paper … reports the second effect.',
    ]);
    expect(hypothesis.confidence).toBeLessThan(0.35);
    expect(await isVerbatim(FISH_OIL, RAYNAUD)).toEqual([true, true]);
  });

  it('offers a link after what a paper leaves open itself', async () => {
    const open = `${FISH_OIL} Whether fish oil reduces arterial stiffness in healthy men remains unknown.`;
    const { candidates = [] } = await generate(open, RAYNAUD);
    expect(candidates.map(({ kind }) => kind)).toEqual(['open-question', 'link']);
  });

  it('offers an effect beyond the dose that was tested, and says what would refute it', async () => {
    const paper =
      'Metformin in rats\n\nResults\n\nWe found that metformin reduced weight gain in obese rats.\n\nDiscussion\n\nWe tested only one dose of metformin (300 mg/kg).';
    const { hypothesis, candidates = [] } = await generate(paper);
    expect(candidates).toMatchObject([{ kind: 'boundary', evidence: 2 }]);
    expect(hypothesis).toMatchObject({
      statement:
        'The finding that metformin reduced weight gain in obese rats also holds at doses other than 300 mg/kg.',
      structure: { kind: 'boundary', conditions: 'at doses other than 300 mg/kg' },
      refutation:
        'It would be refuted if a well-powered comparison found no effect of metformin on weight gain in obese rats at doses other than 300 mg/kg, or an effect in the opposite direction.',
    });
    expect(hypothesis.claims?.[1]?.text).toContain('states the limit of what it tested');
    expect(await isVerbatim(paper)).toEqual([true, true]);
  });

  it('offers two results that disagree as one prediction', async () => {
    const one =
      'Old sleep\n\nResults\n\nWe found that melatonin reduced sleep latency in older adults.';
    const other =
      'Young sleep\n\nResults\n\nWe found that melatonin increased sleep latency in adolescents.';
    const { hypothesis } = await generate(one, other);
    expect(hypothesis).toMatchObject({
      structure: { kind: 'contradiction', conditions: 'in older adults and in adolescents' },
      refutation:
        'It would be refuted if a well-powered study found the same effect of melatonin on sleep latency in older adults and in adolescents.',
    });
    expect(hypothesis.structure?.population).toBeUndefined();
  });
});
