import { fill } from '@spinout/design-system';
import { SIMULATED_STRUCTURE } from '../pipeline.constants.js';
import { SIMULATED_SOURCE, type SimulatedAgent } from './agent.types.js';
import { simulatedTexts as texts } from './simulated.messages.js';

/** pLDDT is in both places that readers use. */
export const simulateStructure: SimulatedAgent<'alphafold-agent'> = () => ({
  protein_id: texts.protein,
  confidence_score: SIMULATED_STRUCTURE.confidence,
  plddt_score: SIMULATED_STRUCTURE.plddt,
  confidence_metrics: { plddt_score: SIMULATED_STRUCTURE.plddt },
  structure_features: {
    domains: [fill(texts.domain, { n: 1 }), fill(texts.domain, { n: 2 })],
    active_sites: [fill(texts.site, { n: 1 })],
    binding_pockets: 2,
    secondary_structure: { alpha_helix: 0.4, beta_sheet: 0.25, coil: 0.35 },
  },
  druggability_analysis: {
    druggable_pockets: 1,
    best_pocket: {
      pocket_id: fill(texts.pocket, { n: 1 }),
      volume: 500,
      druggability_score: 0.7,
      key_residues: [fill(texts.residue, { n: 1 }), fill(texts.residue, { n: 2 })],
    },
    secondary_pockets: [
      {
        pocket_id: fill(texts.pocket, { n: 2 }),
        volume: 300,
        druggability_score: 0.4,
        key_residues: [fill(texts.residue, { n: 3 })],
      },
    ],
  },
  mutation_analysis: {
    known_mutations: 3,
    pathogenic: 1,
    benign: 2,
    hotspots: [fill(texts.residue, { n: 1 })],
  },
  source: SIMULATED_SOURCE,
});
