import * as z from 'zod/mini';
import { lenient, lenientCount, lenientList, textOrEmpty } from './lenient.js';
import { Source } from './source.js';

const figure = z.catch(z.nullish(z.number()), undefined);
const text = z.catch(textOrEmpty, '');
const Pocket = z.looseObject({
  pocket_id: text,
  /** Cubic ångström. */
  volume: figure,
  /** 0..1 */
  druggability_score: figure,
  key_residues: lenientList(z.string()),
});

/** Longer chains are ignored: no predicted structure has so many residues. */
const MAX_RESIDUES = 5000;

const AtomPosition = z.array(z.number()).check(z.length(3));

/** Shares of the residues by confidence, 0..1. */
const PlddtFractions = z.looseObject({
  veryHigh: z.number(),
  confident: z.number(),
  low: z.number(),
  veryLow: z.number(),
});

const MAX_BLOCKS = 64;

/** Means of the predicted aligned errors, in ångström. */
const AlignedError = z.looseObject({
  residues: z.int().check(z.minimum(1)),
  /** Largest error that the model states. */
  max: z.number().check(z.positive()),
  /** A square of means over blocks of residues in order: rows are aligned on, columns are scored. */
  blocks: z.array(z.array(z.number().check(z.minimum(0)))).check(
    z.minLength(1),
    z.maxLength(MAX_BLOCKS),
    z.refine((rows) => rows.every(({ length }) => length === rows.length)),
  ),
  /** Means within a domain and between two. */
  domains: lenientList(z.looseObject({ one: z.string(), other: z.string(), mean: z.number() })),
});

/** The Cα atom of one residue, in ångström. */
const BackboneResidue = z.looseObject({
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** 0..100; missing or null if the structure has no confidence per residue. */
  plddt: lenient(z.number().check(z.minimum(0), z.maximum(100))),
  /** The other atoms of the backbone as [x, y, z]; ribbons are drawn where all residues have them. */
  n: lenient(AtomPosition),
  c: lenient(AtomPosition),
  o: lenient(AtomPosition),
  /** Secondary structure. */
  ss: lenient(z.enum(['helix', 'sheet', 'coil'])),
  /** Three letters and the number in the chain, like "MET1". */
  residue: text,
});

/**
 * Output of the structure agent. Values without a source are null. An invalid field only affects that field
 * itself: counts may be sent as lists, and invalid list entries are omitted.
 */
export const PipelineStructure = z.looseObject({
  protein_id: text,
  protein_name: lenient(z.string()),
  /** Symbols, the recommended one first. */
  genes: lenient(z.array(z.string())),
  organism: lenient(z.string()),
  /** 0..100 */
  confidence_score: figure,
  /** Mean pLDDT, 0..100. */
  plddt_score: figure,
  /** The same value in the form for the ten-step journey. */
  confidence_metrics: lenient(z.looseObject({ plddt_score: figure })),
  structure_features: lenient(
    z.looseObject({
      domains: lenientList(z.string()),
      active_sites: lenientList(z.string()),
      binding_sites: lenient(z.array(z.string())),
      binding_pockets: lenientCount,
      /** Shares of residues, 0..1. */
      secondary_structure: lenient(
        z.looseObject({ alpha_helix: figure, beta_sheet: figure, coil: figure }),
      ),
    }),
  ),
  /** The chain from its first residue to its last. Missing without coordinates. */
  backbone: lenient(z.array(BackboneResidue).check(z.maxLength(MAX_RESIDUES))),
  /** Named parts of the chain; residues count from 1, both ends included. */
  domain_ranges: lenient(
    z.array(
      z.looseObject({
        name: z.string(),
        start: z.int(),
        end: z.int(),
        /** 0..100 */
        mean_plddt: figure,
      }),
    ),
  ),
  aligned_error: lenient(AlignedError),
  /** The predicted structure that the values are from. */
  prediction: lenient(
    z.nullable(
      z.looseObject({
        id: text,
        url: text,
        version: figure,
        licence: text,
        fractions: lenient(z.nullable(PlddtFractions)),
      }),
    ),
  ),
  druggability_analysis: lenient(
    z.looseObject({
      druggable_pockets: lenientCount,
      best_pocket: lenient(z.nullable(Pocket)),
      secondary_pockets: lenientList(Pocket),
    }),
  ),
  mutation_analysis: lenient(
    z.looseObject({
      known_mutations: lenientCount,
      pathogenic: lenientCount,
      benign: lenientCount,
      hotspots: lenientList(z.string()),
    }),
  ),
  source: lenient(Source),
});
export type PipelineStructure = z.infer<typeof PipelineStructure>;
