import type { PipelineStructure } from '../../schemas/pipeline-structure.js';
import { exampleSource as source } from './source.js';

/** A structure prediction with the values of a simulated run. */
export const exampleStructure: PipelineStructure = {
  protein_id: 'EXAMPLE-1',
  confidence_score: 92.7,
  plddt_score: 89.3,
  confidence_metrics: { plddt_score: 89.3 },
  structure_features: {
    domains: ['Example domain (1-100)'],
    active_sites: ['Residue 42'],
    binding_pockets: 2,
    secondary_structure: { alpha_helix: 0.4, beta_sheet: 0.25, coil: 0.35 },
  },
  druggability_analysis: {
    druggable_pockets: 1,
    best_pocket: {
      pocket_id: 'P1',
      volume: 480,
      druggability_score: 0.7,
      key_residues: ['Leu41', 'Lys42'],
    },
    secondary_pockets: [],
  },
  mutation_analysis: { known_mutations: 3, pathogenic: 1, benign: 2, hotspots: ['Lys42'] },
  source,
};
