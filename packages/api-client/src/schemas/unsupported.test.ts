import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleBundle } from '../testing/examples/research-run.examples.js';
import { ResearchBundle } from './pipeline-run.js';

const parseBundle = (change: Record<string, unknown>) => ({
  ...exampleBundle,
  hypotheses: {
    ...exampleBundle.hypotheses,
    primary: { ...exampleBundle.hypotheses?.primary, ...change },
  },
});

describe('a research run on a hypothesis without support', () => {
  it.each([[{ support: 'none' }], [{ title: 'No supported hypothesis' }]])(
    'ENT-12, ENT-17 is read without ratings and without an experiment: %j (T-86)',
    (change) => {
      const { hypotheses, experimentDesign, literature } = z.parse(
        ResearchBundle,
        parseBundle(change),
      );
      expect(hypotheses?.primary).toMatchObject({
        confidence: null,
        novelty: null,
        testability: null,
      });
      expect(experimentDesign).toBeNull();
      expect(literature).toEqual(exampleBundle.literature);
    },
  );

  it('ENT-17 keeps all other runs unchanged', () => {
    expect(z.parse(ResearchBundle, exampleBundle)).toEqual(exampleBundle);
    expect(exampleBundle.experimentDesign).not.toBeNull();
  });
});
