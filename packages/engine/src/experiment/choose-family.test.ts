import { describe, expect, it } from 'vitest';
import { designExperiment } from './design-experiment.js';
import { foreign } from './hypotheses.fixtures.js';

const dependencies = { now: () => new Date('2026-01-02T03:04:05.000Z') };

const familyOf = (a: string, b: string, c: string, methodology: readonly string[] = []) =>
  designExperiment(
    foreign(`${a} and ${c}`, `${a} combined with ${b} may help study ${c}.`, {
      link: { a, b, c },
      methodology,
    }),
    dependencies,
  );

describe('the family of a hypothesis that combines methods', () => {
  it.each([
    [
      'active learning',
      'graph neural networks',
      'antibiotic activity',
      ['High-throughput screening', 'Cell culture'],
    ],
    ['protein language models', 'protein engineering', 'antibody affinity', ['Mass spectrometry']],
    ['sparse autoencoders', 'gene expression', 'cells', ['RNA-seq']],
    ['attention heads', 'transformers', 'large language models', []],
    ['training data', 'genes', 'deep learning', ['DNA sequencing']],
  ])('is computational where %s is combined with %s for %s', (a, b, c, methods) => {
    const design = familyOf(a, b, c, methods);
    expect(design['family']).toMatchObject({ id: 'computational' });
    expect(JSON.stringify(design)).not.toMatch(/dose-response|a low and a high level/);
  });

  it.each([
    ['motor learning', 'sleep spindles', 'recall', ['randomized controlled trial'], 'clinical'],
    ['gene regulatory networks', 'CRISPR', 'cell growth', ['Cell culture'], 'in-vitro'],
    ['guide RNAs', 'genome editing', 'ovarian cancer', ['Cell culture'], 'in-vitro'],
    ['machine learning', 'triage', 'patients', ['randomized controlled trial'], 'clinical'],
    ['neural networks', 'decoding', 'surface code', ['error correction'], 'quantum'],
  ])('is told by its words where %s, %s and %s are (%s)', (a, b, c, methods, id) => {
    expect(familyOf(a, b, c, methods)['family']).toMatchObject({ id });
  });
});
