import type { PipelineAnalysis } from '../../schemas/pipeline-analysis.js';
import type { PipelineExperiment } from '../../schemas/pipeline-experiment.js';
import type { PipelineHypotheses } from '../../schemas/pipeline-hypotheses.js';
import type { PipelineLiterature } from '../../schemas/pipeline-literature.js';
import type { PipelinePaper } from '../../schemas/pipeline-paper.js';
import type { ResearchBundle } from '../../schemas/pipeline-run.js';
import { exampleStructure } from './structure.examples.js';
import { EXAMPLE_TIME, exampleSource as source } from './source.js';

export const exampleLiterature: PipelineLiterature = {
  papers_analyzed: 14,
  key_papers: [
    {
      title: 'An example paper on DNA repair',
      authors: ['Ada Example', 'José Muster'],
      year: 2021,
      citations: 12,
      relevance_score: 0.91,
      key_findings: 'Made up for tests: repair was slower in carriers.',
      doi: '10.1000/example-repair',
      source,
    },
    {
      title: 'An example paper without a count of citations',
      authors: ['Bo Beispiel'],
      year: 2019,
      citations: null,
      relevance_score: 0.44,
      key_findings: null,
      doi: undefined,
      source,
    },
  ],
  research_gaps: ['No example study joins both measures'],
  emerging_trends: ['Single-cell measures'],
  source,
};

export const exampleHypotheses: PipelineHypotheses = {
  primary: {
    statement: 'Example: slower repair precedes the first signs.',
    confidence: 0.82,
    novelty: 0.6,
    testability: 0.75,
    rationale: 'Made up for tests.',
    claims: undefined,
  },
  secondary: [
    { statement: 'Example: repair recovers after rest.', confidence: 0.5, novelty: null },
  ],
  experimental_approach: {
    phase1: 'Measure repair in cells',
    phase2: 'Compare carriers and others',
    phase3: 'Follow both groups',
    timeline: '18 months',
  },
  source,
};

export const examplePipelineExperiment: PipelineExperiment = {
  protocols: [
    {
      name: 'Repair assay',
      type: 'Cell culture',
      duration: '3 months',
      resources: ['Plate reader'],
      expected_output: 'Rate of repair for each line',
      success_criteria: 'Rates differ by a fifth',
    },
  ],
  statistical_design: {
    type: 'Two groups',
    power_analysis: { alpha: 0.05, power: 0.8, effect_size: 0.5, sample_size: 128 },
  },
  controls: { positive: 'Irradiated cells', negative: 'Untreated cells', reference: 'Known line' },
  source,
};

export const examplePipelineAnalysis: PipelineAnalysis = {
  key_findings: [
    {
      finding: 'Example: repair was slower by a fifth.',
      significance: 'p = 0.01',
      confidence_interval: [0.1, 0.3],
      effect_size: 0.5,
    },
  ],
  predictive_models: [{ name: 'Example model' }],
  recommendations: ['Repeat in a second line'],
  source,
};

/** A paper in both of its forms. */
export const examplePipelinePaper: PipelinePaper = {
  title: 'Example: repair and its timing',
  authors: ['Ada Example'],
  abstract: 'Made up for tests.',
  sections: {
    introduction: 'Why this example was made.',
    methods: 'How this example was made.',
    results: 'What this example gives.',
    discussion: 'What this example means.',
    conclusion: 'That this is an example.',
  },
  figures: [],
  tables: [],
  supplementary: [],
  target_journal: 'Journal of Examples',
  impact_factor: null,
  target_journals: [{ name: 'Journal of Examples', impact_factor: null }],
  references: ['Example A, Muster J. An example paper on DNA repair. 2021.'],
  source,
};

export const exampleBundle: ResearchBundle = {
  topic: 'Example topic on BRCA1',
  literature: exampleLiterature,
  hypotheses: exampleHypotheses,
  experimentDesign: examplePipelineExperiment,
  structure: exampleStructure,
  analysis: examplePipelineAnalysis,
  paper: examplePipelinePaper,
  timestamp: EXAMPLE_TIME,
  dataSource: 'Simulated',
  source,
};

export const researchRunReplies = {
  'research.run': { success: true, results: exampleBundle },
  'research.hypothesis': {
    hypothesis: { hypothesis: exampleHypotheses.primary.statement, confidence: 0.82 },
    source,
  },
  'research.paper': { paper: examplePipelinePaper, source },
} as const;
