import type { AgentId, Source } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { Runtime } from '@spinout/flow-kit';
import { SIMULATED_BY, SIMULATED_PAPERS, SIMULATED_STRUCTURE } from '../pipeline.constants.js';
import type { AgentOutputs, Done } from '../run/agent-outputs.js';
import { simulatedTexts as texts } from './simulated.messages.js';

export interface AgentWork {
  readonly topic: string;
  /** Outputs of the completed agents, real or simulated. */
  readonly done: Done;
  readonly runtime: Pick<Runtime, 'now' | 'random'>;
}

/** Creates one simulated part of a run, labeled as such. */
type SimulatedAgent<Id extends AgentId> = (work: AgentWork) => AgentOutputs[Id];

const SIMULATED_SOURCE: Source = { origin: 'simulated', by: SIMULATED_BY };

/** Relevance of the example papers, 0..1. */
const RELEVANCE = [0.9, 0.75, 0.6];

export const simulateLiterature: SimulatedAgent<'literature-agent'> = ({ topic, runtime }) => {
  const { least, most } = SIMULATED_PAPERS;
  const year = runtime.now().getUTCFullYear();
  return {
    papers_analyzed: least + Math.floor(runtime.random() * (most - least + 1)),
    key_papers: RELEVANCE.map((relevance_score, index) => ({
      title: fill(texts.paperTitle, { n: index + 1, topic }),
      authors: [...texts.authors],
      year: year - index,
      // No citation count: the paper does not exist.
      citations: null,
      relevance_score,
      key_findings: [fill(texts.paperFinding, { n: index + 1 })],
      doi: undefined,
      source: SIMULATED_SOURCE,
    })),
    research_gaps: texts.gaps.map((gap) => fill(gap, { topic })),
    emerging_trends: [...texts.trends],
    source: SIMULATED_SOURCE,
  };
};

export const simulateHypotheses: SimulatedAgent<'hypothesis-agent'> = ({ topic, done }) => {
  const literature = done['literature-agent'];
  return {
    primary: {
      statement: fill(texts.statement, { topic }),
      confidence: 0.8,
      novelty: 0.7,
      testability: 0.9,
      rationale: fill(texts.rationale, {
        papers: literature?.papers_analyzed ?? 0,
        gap: literature?.research_gaps[0] ?? texts.noGap,
      }),
      claims: undefined,
    },
    secondary: texts.secondary.map((statement, index) => ({
      statement: fill(statement, { topic }),
      confidence: 0.6 - index / 10,
      novelty: 0.5,
    })),
    experimental_approach: {
      phase1: texts.phase1,
      phase2: texts.phase2,
      phase3: texts.phase3,
      timeline: texts.timeline,
    },
    source: SIMULATED_SOURCE,
  };
};

/** Power analysis of a two-sided comparison of two equal groups: 64 subjects each. */
const POWER = { alpha: 0.05, power: 0.8, effect_size: 0.5, sample_size: 128 } as const;

export const simulateExperiment: SimulatedAgent<'experiment-agent'> = () => ({
  protocols: texts.protocols.map((protocol) => ({
    ...protocol,
    resources: [...protocol.resources],
  })),
  statistical_design: { type: texts.designType, power_analysis: POWER },
  controls: texts.controls,
  source: SIMULATED_SOURCE,
});

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

export const simulateAnalysis: SimulatedAgent<'analysis-agent'> = ({ topic, done }) => {
  const effect = done['experiment-agent']?.statistical_design.power_analysis.effect_size;
  const structure = done['alphafold-agent'];
  const findings = [
    {
      finding: fill(texts.analysisFinding, { topic }),
      significance: texts.notTested,
      confidence_interval: undefined,
      // The effect that the design plans for; it was not measured.
      effect_size: effect,
    },
  ];
  if (structure) {
    findings.push({
      finding: fill(texts.structureFinding, { protein: structure.protein_id }),
      significance: texts.notTested,
      confidence_interval: undefined,
      effect_size: undefined,
    });
  }
  return {
    key_findings: findings,
    predictive_models: [{ name: texts.model }],
    recommendations: [...texts.recommendations],
    source: SIMULATED_SOURCE,
  };
};

/** The journal is in both places that readers use. It is made up, so it has no impact factor. */
export const simulatePaper: SimulatedAgent<'paper-agent'> = ({ topic, done }) => {
  const design = done['experiment-agent']?.statistical_design;
  const finding = done['analysis-agent']?.key_findings[0]?.finding;
  return {
    title: fill(texts.title, { topic }),
    authors: [...texts.paperAuthors],
    abstract: fill(texts.abstract, { topic }),
    sections: {
      introduction: fill(texts.introduction, { topic }),
      methods: fill(texts.methods, {
        design: design?.type ?? texts.designType,
        sample: design?.power_analysis.sample_size ?? 0,
      }),
      results: fill(texts.results, { finding: finding ?? texts.notTested }),
      discussion: fill(texts.discussion, { topic }),
      conclusion: fill(texts.conclusion, { topic }),
    },
    figures: [],
    tables: [],
    supplementary: [],
    target_journal: texts.journal,
    impact_factor: null,
    target_journals: [{ name: texts.journal, impact_factor: null }],
    references: [],
    source: SIMULATED_SOURCE,
  };
};
