import { exampleDesign } from '@spinout/api-client/testing';
import type { ExperimentDesign, PowerAnalysis } from '@spinout/api-client';
import { FALLBACK_DESIGN } from './experiment.constants.js';
import type { ExperimentDraft } from './experiment.machine.js';
import { draftModel, type ExperimentModel } from './experiment-step.model.js';

const power: PowerAnalysis = {
  test: 'Two-sample t test',
  effect: { name: 'Cohen’s d', value: 0.5, basis: 'Assumed: a medium effect (made up for tests).' },
  alpha: 0.05,
  power: 0.8,
  tails: 2,
  attrition: 0,
  groups: 2,
  per_group: 64,
  total: 128,
  statement:
    'With 64 per group a two-sided t test at α = 0.05 detects d = 0.5 with a power of 0.8.',
  curve: [16, 32, 48, 64, 80, 96].map((perGroup, index) => ({
    per_group: perGroup,
    power: [0.28, 0.5, 0.68, 0.8, 0.88, 0.93][index] ?? 0,
  })),
};

const draft: ExperimentDraft = {
  tab: 'overview',
  proposed: exampleDesign,
  design: exampleDesign,
  typed: { controls: '', equipment: '' },
};

const createEditingModel = (change: Partial<ExperimentDraft> = {}): ExperimentModel => ({
  phase: 'editing',
  languageModel: null,
  removed: null,
  population: 'healthy adults',
  sentence: 'Short naps may improve memory recall in healthy adults.',
  ...draftModel({ ...draft, ...change }, 'en-US'),
});

const namesPassage = {
  document_id: 'doc-1',
  document_title: 'Naps (made up)',
  kind: 'uploaded',
  page: 2,
  start: 0,
  end: 58,
  quote: 'The primary outcome was memory recall at the next morning.',
  before: '',
  after: '',
} as const;

const enrolledPassage = {
  ...namesPassage,
  start: 60,
  end: 99,
  quote: 'We enrolled 84 night nurses with naps.',
} as const;

/** A design that leaves open what is compared and measured. */
export const outlineDesign: ExperimentDesign = {
  ...exampleDesign,
  methodology:
    'This is an outline, not a plan yet. Decide first what the study varies or compares and what it measures.',
  duration: 'Not planned yet',
  budget: 0,
  equipment: [],
  timeline: [],
  power_analysis: undefined,
  budget_lines: undefined,
  outline: {
    missing: ['factor', 'outcome'],
    factor: undefined,
    outcome: undefined,
    factors: [{ text: 'short naps versus quiet rest', evidence: undefined }],
    outcomes: [
      { text: 'memory recall at the next morning', evidence: namesPassage },
      { text: 'sleep latency', evidence: undefined },
    ],
    units: [{ text: 'night nurses', evidence: enrolledPassage }],
    either: [{ text: 'time awake', evidence: undefined }],
  },
};

/** An outline of work that compares and measures nothing. */
const proofDesign: ExperimentDesign = {
  ...outlineDesign,
  methodology: 'This is an outline, not a plan yet. A proof has no sample size.',
  timeline: [
    { phase: 'Claim', duration: '', description: 'State the claim with all of its assumptions.' },
    { phase: 'Proof', duration: '', description: 'Prove it.' },
  ],
  variables: { independent: [], dependent: [], controlled: [] },
  outline: {
    missing: [],
    factors: [],
    outcomes: [],
    units: [],
    factor: undefined,
    outcome: undefined,
    either: [],
  },
};

/** One model for each state of the step. */
export const experimentModels = {
  designing: { ...createEditingModel(), phase: 'designing' },
  interrupted: { ...createEditingModel(), phase: 'interrupted' },
  overview: createEditingModel(),
  entryRemoved: {
    ...createEditingModel(),
    removed: { list: 'controls', entry: 'Sham stimulation', index: 0 },
  },
  adjustable: createEditingModel({
    design: {
      ...exampleDesign,
      power_analysis: {
        ...power,
        adjustable: true,
        effect_choices: [
          {
            number: 0,
            reported: 0.61,
            shrunk: 0.43,
            is_about_hypothesis: true,
            evidence: {
              document_id: 'doc-1',
              document_title: 'Naps (made up)',
              kind: 'uploaded',
              page: 3,
              start: 0,
              end: 52,
              quote: 'Naps raised memory recall, t(98) = 3.00, p = .003.',
              before: '',
              after: '',
            },
          },
          {
            number: 1,
            reported: 0.35,
            shrunk: 0.2,
            is_about_hypothesis: false,
            evidence: {
              document_id: 'doc-1',
              document_title: 'Naps (made up)',
              kind: 'uploaded',
              page: 4,
              start: 0,
              end: 60,
              quote: 'Naps improved mood as well, t(98) = 1.75, p = .083.',
              before: '',
              after: '',
            },
          },
        ],
        effect_source: {
          number: 0,
          reported: 0.61,
          shrunk: 0.43,
          as_reported: false,
          evidence: {
            document_id: 'doc-1',
            document_title: 'Naps (made up)',
            kind: 'uploaded',
            page: 3,
            start: 0,
            end: 52,
            quote: 'Naps raised memory recall, t(98) = 3.00, p = .003.',
            before: '',
            after: '',
          },
        },
      },
    },
  }),
  /** With unequal groups, clusters, several comparisons and a sample size that is too small. */
  withOptions: createEditingModel({
    plan: {
      sampleSize: 61,
      ratio: '2',
      clusterSize: '10',
      icc: '0.05',
      comparisons: '3',
      correction: 'holm',
      view: 'detectable',
    },
    design: {
      ...exampleDesign,
      sampleSize: 61,
      power_analysis: {
        ...power,
        adjustable: true,
        total: 61,
        per_group: 20,
        group_sizes: [20, 41],
        design_effect: 1.45,
        alpha_per_comparison: 0.0167,
        detectable_effect: 1.02,
        detectable_curve: [10, 20, 30, 40].map((perGroup, index) => ({
          per_group: perGroup,
          effect: [1.52, 1.02, 0.82, 0.71][index] ?? 0,
        })),
        conflicts: [
          { code: 'size-too-small', given: 61, needed: 280 },
          { code: 'effect-not-detectable', given: 0.5, needed: 1.02 },
          { code: 'uneven-groups', given: 61, needed: 63 },
        ],
      },
    },
  }),
  outline: createEditingModel({ proposed: outlineDesign, design: outlineDesign }),
  outlineAnswered: createEditingModel({
    proposed: outlineDesign,
    design: outlineDesign,
    answers: { factor: 'short naps versus quiet rest', outcome: 'sleep latency' },
  }),
  outlineEither: createEditingModel({
    proposed: outlineDesign,
    design: outlineDesign,
    answers: { outcome: 'time awake' },
  }),
  proof: createEditingModel({ proposed: proofDesign, design: proofDesign }),
  proofPhases: createEditingModel({
    tab: 'timeline',
    proposed: proofDesign,
    design: {
      ...proofDesign,
      timeline: [...proofDesign.timeline, { phase: '', duration: '', description: '' }],
    },
  }),
  explained: createEditingModel({ design: { ...exampleDesign, power_analysis: power } }),
  fallback: createEditingModel({ proposed: FALLBACK_DESIGN, design: FALLBACK_DESIGN }),
  outOfRange: createEditingModel({ design: { ...exampleDesign, sampleSize: 0, budget: -1 } }),
  variables: createEditingModel({ tab: 'variables' }),
  timeline: createEditingModel({ tab: 'timeline' }),
  resources: createEditingModel({
    tab: 'resources',
    design: { ...exampleDesign, budget: 100_000 },
  }),
} as const satisfies Record<string, ExperimentModel>;
