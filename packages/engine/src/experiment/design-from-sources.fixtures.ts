import type { Hypothesis, HypothesisStructure } from '@spinout/api-client';
import type { Source } from '../literature/sources.js';
import { designFromSources } from './design-from-sources.js';
import { foreign } from './hypotheses.fixtures.js';

const now = () => new Date('2026-01-02T03:04:05.000Z');

/** A paper of a person. */
export const paper = (title: string, ...paragraphs: readonly string[]): Source => ({
  id: 'doc-1',
  title,
  kind: 'uploaded',
  label: 'your paper',
  paged: false,
  pages: [{ number: 1, text: [title, ...paragraphs].join('\n\n') }],
  terms: [],
  methods: [],
  category: null,
});

/** A hypothesis in parts. */
export const supposing = (structure: Partial<HypothesisStructure>): Hypothesis => {
  const whole: HypothesisStructure = {
    kind: 'proposal',
    factor: 'sleep',
    outcome: 'recall',
    direction: 'raises',
    ...structure,
  };
  return foreign('', `${whole.factor} may affect ${whole.outcome}.`, { structure: whole });
};

/** A hypothesis in parts that a person wrote. */
export const decided = (structure: Partial<HypothesisStructure>): Hypothesis =>
  supposing({ kind: 'own', ...structure });

/** As the interface makes it from a question or a result of a paper. */
export const own = (statement: string): Hypothesis =>
  foreign(statement, statement, { source: { origin: 'user', by: 'You' } });

/** Designs with one paper. */
export const design = (hypothesis: Hypothesis, source: Source, plan = {}) =>
  designFromSources(hypothesis, { now }, { sources: [source], plan });
