import * as schemas from '@spinout/api-client/schemas';
import { expect, it } from 'vitest';
import { documentOf, LUNG_PAPER } from '../literature/literature.fixtures.js';
import { createDocumentStore } from '../store/documents.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';

const THEOREMS = [1, 2, 3, 4, 5]
  .map(
    (number) =>
      `Theorem ${number}. A walk on a regular graph mixes in logarithmic time. Proof. This follows from Lemma ${number}.`,
  )
  .join('\n\n');

const generate = async (text: readonly string[]) => {
  const dependencies = createTestDependencies();
  await createDocumentStore(dependencies.store).put(
    documentOf(text, { id: 'walks', title: 'Lung editing' }),
  );
  const { value } = await ask(hypothesisHandlers, dependencies, 'hypothesis.generate', {
    topic: 'Delivery of gene editors inside the body',
    interest: 'general',
    papers: ['walks'],
  });
  return schemas.HypothesisReply.parse(value).hypothesis;
};

it('speaks of a counterexample and a proof where the paper consists of theorems', async () => {
  const { support, refutation, next_steps: steps } = await generate([...LUNG_PAPER, THEOREMS]);
  expect(support).toBe('supported');
  expect(refutation).toMatch(/^A counterexample would refute it/u);
  expect(refutation).not.toMatch(/well-powered/u);
  expect(steps[0]).toMatch(/^Read the quoted passages/u);
  expect(steps.at(-1)).toMatch(/^Prove the claim/u);
  expect(steps.join(' ')).not.toMatch(/measure/u);
});

it('speaks of a comparison where it does not', async () => {
  const { refutation, next_steps: steps } = await generate(LUNG_PAPER);
  expect(refutation).toMatch(/well-powered comparison/u);
  expect(steps.join(' ')).toMatch(/measure/u);
});
