import type { ExperimentDesign } from '@spinout/api-client';

/** EXP-23, CONST-09, in US dollars. */
export const BUDGET_STEP_USD = 1000;
/** EXP-23. */
export const BUDGET_MIN_USD = 0;
/** EXP-22. */
export const SAMPLE_SIZE_MIN = 1;

/** EXP-12, CONST-10: parts of the budget in percent; they sum to 100. */
export const BUDGET_SHARES = [
  { part: 'equipment', percent: 40 },
  { part: 'personnel', percent: 35 },
  { part: 'consumables', percent: 20 },
  { part: 'contingency', percent: 5 },
] as const;

const nothing = {
  controls: [],
  equipment: [],
  variables: { independent: [], dependent: [], controlled: [] },
  power_analysis: undefined,
  budget_lines: undefined,
  duration_basis: undefined,
};

/** EXP-14, CONST-05: what stands until a design comes, and stays when the reply brings none (T-25). */
export const DEFAULT_DESIGN: ExperimentDesign = {
  ...nothing,
  methodology: '',
  sampleSize: 30,
  duration: '3 months',
  budget: 50_000,
  timeline: [],
  source: undefined,
};

/** EXP-18, EXP-19, CONST-06: what is used when the call fails. */
export const FALLBACK_DESIGN: ExperimentDesign = {
  ...nothing,
  methodology: 'Randomized controlled trial, double-blind',
  sampleSize: 100,
  duration: '6 months',
  budget: 150_000,
  timeline: [
    { phase: 'Setup', duration: '2 weeks', description: '' },
    { phase: 'Pilot', duration: '1 month', description: '' },
    { phase: 'Main Study', duration: '4 months', description: '' },
    { phase: 'Analysis', duration: '2 weeks', description: '' },
  ],
  source: { origin: 'fallback', by: 'Standard design (prepared locally)' },
};
