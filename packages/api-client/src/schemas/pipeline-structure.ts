import * as z from 'zod/mini';
import { lenient, listOrEmpty, textOrEmpty } from './lenient.js';
import { Source } from './source.js';

const figure = z.nullish(z.number());
const Pocket = z.looseObject({
  pocket_id: textOrEmpty,
  /** Cubic ångström. */
  volume: figure,
  /** 0..1 */
  druggability_score: figure,
  key_residues: listOrEmpty(z.string()),
});

/** Longer chains are left out: no predicted structure has so many residues. */
const MAX_RESIDUES = 5000;

/** The Cα atom of one residue, in ångström. */
const BackboneResidue = z.looseObject({
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** 0..100; absent or null where the structure carries no confidence for each residue. */
  plddt: lenient(z.number().check(z.minimum(0), z.maximum(100))),
  /** Three letters and the number in the chain, like "MET1". */
  residue: textOrEmpty,
});

/** ENT-14. What the structure agent gives; a figure that no source bears out is null. */
export const PipelineStructure = z.looseObject({
  protein_id: textOrEmpty,
  /** 0..100 */
  confidence_score: figure,
  /** Mean pLDDT, 0..100. */
  plddt_score: figure,
  /** The same figure where the ten-step page reads it (T-45). */
  confidence_metrics: lenient(z.looseObject({ plddt_score: figure })),
  structure_features: lenient(
    z.looseObject({
      domains: listOrEmpty(z.string()),
      active_sites: listOrEmpty(z.string()),
      binding_pockets: figure,
      /** Shares of residues, 0..1. */
      secondary_structure: lenient(
        z.looseObject({ alpha_helix: figure, beta_sheet: figure, coil: figure }),
      ),
    }),
  ),
  /** The chain from its first residue to its last (T-12). Left out where no coordinates are at hand. */
  backbone: lenient(z.array(BackboneResidue).check(z.maxLength(MAX_RESIDUES))),
  druggability_analysis: lenient(
    z.looseObject({
      druggable_pockets: figure,
      best_pocket: z.nullish(Pocket),
      secondary_pockets: listOrEmpty(Pocket),
    }),
  ),
  mutation_analysis: lenient(
    z.looseObject({
      known_mutations: figure,
      pathogenic: figure,
      benign: figure,
      hotspots: listOrEmpty(z.string()),
    }),
  ),
  source: lenient(Source),
});
export type PipelineStructure = z.infer<typeof PipelineStructure>;
