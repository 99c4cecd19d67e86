import * as z from 'zod/mini';
import { count, doi, timestamp, percent, share, text, nonBlankText } from './rules.js';

const figure = z.nullable(z.number());
const rating = z.nullable(share);
const list = z.array(z.unknown());

/** Output of the literature agent on the wire. Figures without a source are null. */
export const LiteratureRules = z.looseObject({
  papers_analyzed: count,
  key_papers: z.array(
    z.looseObject({
      title: nonBlankText,
      authors: z.array(nonBlankText),
      year: z.nullable(z.number()),
      citations: z.nullable(count),
      relevance_score: rating,
      key_findings: z.nullable(z.union([text, z.array(text)])),
      doi: z.nullish(z.union([doi, z.literal('')])),
    }),
  ),
  research_gaps: z.array(nonBlankText),
  emerging_trends: z.array(nonBlankText),
});

export const HypothesesRules = z.looseObject({
  primary: z.looseObject({
    statement: nonBlankText,
    confidence: rating,
    novelty: rating,
    testability: rating,
    rationale: text,
  }),
  secondary: z.array(
    z.looseObject({ statement: nonBlankText, confidence: rating, novelty: rating }),
  ),
  experimental_approach: z.nullish(
    z.looseObject({ phase1: text, phase2: text, phase3: text, timeline: text }),
  ),
});

export const ExperimentRules = z.looseObject({
  protocols: z.array(
    z.looseObject({
      name: nonBlankText,
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

export const StructureRules = z.looseObject({
  protein_id: nonBlankText,
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

export const AnalysisRules = z.looseObject({
  key_findings: z.array(z.looseObject({ finding: nonBlankText })),
  predictive_models: list,
  recommendations: z.array(nonBlankText),
});

/** Output of the paper agent on the wire, in both forms. */
export const PipelinePaperRules = z.looseObject({
  title: nonBlankText,
  authors: z.array(nonBlankText),
  abstract: nonBlankText,
  sections: z.looseObject({
    introduction: nonBlankText,
    methods: nonBlankText,
    results: nonBlankText,
    discussion: nonBlankText,
    conclusion: nonBlankText,
  }),
  figures: list,
  tables: list,
  supplementary: list,
  target_journal: text,
  impact_factor: figure,
  target_journals: z.array(z.looseObject({ name: nonBlankText, impact_factor: figure })),
});
export type PipelinePaperRules = z.infer<typeof PipelinePaperRules>;

/** Results of a run on the wire. `structure` is null for a topic without a protein. */
export const BundleRules = z.looseObject({
  topic: nonBlankText,
  literature: LiteratureRules,
  hypotheses: z.nullable(HypothesesRules),
  experimentDesign: z.nullable(ExperimentRules),
  structure: z.nullable(StructureRules),
  analysis: z.nullable(AnalysisRules),
  paper: z.nullable(PipelinePaperRules),
  timestamp: timestamp,
  dataSource: nonBlankText,
});
