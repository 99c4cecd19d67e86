import * as z from 'zod/mini';
import { count, doi, moment, percent, share, text, words } from './rules.js';

const figure = z.nullable(z.number());
const rating = z.nullable(share);
const list = z.array(z.unknown());

/** ENT-11, as it travels. A figure that no source gives is null. */
export const LiteratureRules = z.looseObject({
  papers_analyzed: count,
  key_papers: z.array(
    z.looseObject({
      title: words,
      authors: z.array(words),
      year: z.nullable(z.number()),
      citations: z.nullable(count),
      relevance_score: rating,
      key_findings: z.nullable(z.union([text, z.array(text)])),
      doi: z.nullish(z.union([doi, z.literal('')])),
    }),
  ),
  research_gaps: z.array(words),
  emerging_trends: z.array(words),
});

/** ENT-12, as it travels. */
export const HypothesesRules = z.looseObject({
  primary: z.looseObject({
    statement: words,
    confidence: rating,
    novelty: rating,
    testability: rating,
    rationale: text,
  }),
  secondary: z.array(z.looseObject({ statement: words, confidence: rating, novelty: rating })),
  experimental_approach: z.nullish(
    z.looseObject({ phase1: text, phase2: text, phase3: text, timeline: text }),
  ),
});

/** ENT-13, as it travels. */
export const ExperimentRules = z.looseObject({
  protocols: z.array(
    z.looseObject({
      name: words,
      type: text,
      duration: text,
      resources: z.array(text),
      expected_output: text,
      success_criteria: text,
    }),
  ),
  statistical_design: z.looseObject({
    type: text,
    power_analysis: z.looseObject({
      alpha: share,
      power: share,
      effect_size: z.number(),
      sample_size: count,
    }),
  }),
  controls: z.looseObject({ positive: text, negative: text, reference: text }),
});

/** ENT-14, as it travels. */
export const StructureRules = z.looseObject({
  protein_id: words,
  confidence_score: z.nullable(percent),
  plddt_score: z.nullable(percent),
  confidence_metrics: z.looseObject({ plddt_score: z.nullable(percent) }),
  structure_features: z.looseObject({
    domains: z.array(text),
    active_sites: z.array(text),
    binding_pockets: figure,
    secondary_structure: z.nullish(
      z.looseObject({ alpha_helix: rating, beta_sheet: rating, coil: rating }),
    ),
  }),
  druggability_analysis: z.nullish(
    z.looseObject({
      druggable_pockets: figure,
      best_pocket: z.nullable(
        z.looseObject({
          pocket_id: text,
          volume: figure,
          druggability_score: rating,
          key_residues: z.array(text),
        }),
      ),
      secondary_pockets: list,
    }),
  ),
  mutation_analysis: z.nullish(
    z.looseObject({
      known_mutations: figure,
      pathogenic: figure,
      benign: figure,
      hotspots: z.array(text),
    }),
  ),
});

/** ENT-15, as it travels. */
export const AnalysisRules = z.looseObject({
  key_findings: z.array(z.looseObject({ finding: words })),
  predictive_models: list,
  recommendations: z.array(words),
});

/** ENT-16, as it travels, in both of its forms. */
export const PipelinePaperRules = z.looseObject({
  title: words,
  authors: z.array(words),
  abstract: words,
  sections: z.looseObject({
    introduction: words,
    methods: words,
    results: words,
    discussion: words,
    conclusion: words,
  }),
  figures: list,
  tables: list,
  supplementary: list,
  target_journal: text,
  impact_factor: figure,
  target_journals: z.array(z.looseObject({ name: words, impact_factor: figure })),
});
export type PipelinePaperRules = z.infer<typeof PipelinePaperRules>;

/** ENT-17, as it travels. `structure` is null for a topic without a protein. */
export const BundleRules = z.looseObject({
  topic: words,
  literature: LiteratureRules,
  hypotheses: z.nullable(HypothesesRules),
  experimentDesign: z.nullable(ExperimentRules),
  structure: z.nullable(StructureRules),
  analysis: z.nullable(AnalysisRules),
  paper: z.nullable(PipelinePaperRules),
  timestamp: moment,
  dataSource: words,
});
