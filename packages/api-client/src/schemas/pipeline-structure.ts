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
