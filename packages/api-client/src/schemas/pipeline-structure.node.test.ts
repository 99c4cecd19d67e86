import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exampleStructure } from '../testing/examples/structure.examples.js';
import { PipelineStructure } from './pipeline-structure.js';

const features = exampleStructure.structure_features;
const read = (change: object) => z.parse(PipelineStructure, { ...exampleStructure, ...change });

describe('the structure of a reply', () => {
  it('ENT-14 is parsed unchanged', () => {
    expect(read({})).toEqual(exampleStructure);
  });

  it('ENT-14 counts binding pockets that are sent as a list and keeps the other features', () => {
    const pockets = [{ pocket_id: 'P1' }, { pocket_id: 'P2' }, { pocket_id: 'P3' }];
    const { structure_features } = read({
      structure_features: { ...features, binding_pockets: pockets },
    });
    expect(structure_features).toEqual({ ...features, binding_pockets: 3 });
  });

  it.each([
    ['binding_pockets', 'two', undefined],
    ['domains', 'BRCT', []],
    ['domains', ['BRCT', { start: 1 }, null], ['BRCT']],
    ['active_sites', { site: 42 }, []],
    ['secondary_structure', 'helix', undefined],
    [
      'secondary_structure',
      { alpha_helix: 'much', beta_sheet: 0.25 },
      { alpha_helix: undefined, beta_sheet: 0.25 },
    ],
  ])('ENT-14 drops only %s if it is %j', (field, value, expected) => {
    const { structure_features } = read({ structure_features: { ...features, [field]: value } });
    expect(structure_features).toEqual({ ...features, [field]: expected });
  });

  it('ENT-14 keeps druggability and mutations if one field is invalid', () => {
    const druggability = { ...exampleStructure.druggability_analysis, druggable_pockets: ['P1'] };
    const structure = read({
      confidence_score: 'high',
      druggability_analysis: { ...druggability, best_pocket: 'P1' },
      mutation_analysis: { known_mutations: ['C61G', 'R1699W'], benign: 1, hotspots: ['C61', 61] },
    });
    expect(structure.confidence_score).toBeUndefined();
    expect(structure.plddt_score).toBe(exampleStructure.plddt_score);
    expect(structure.druggability_analysis).toEqual({
      ...druggability,
      druggable_pockets: 1,
      best_pocket: undefined,
    });
    expect(structure.mutation_analysis).toEqual({
      known_mutations: 2,
      benign: 1,
      hotspots: ['C61'],
    });
  });
});
