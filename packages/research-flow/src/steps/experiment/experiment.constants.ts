import type { ExperimentDesign } from '@spinout/api-client';

/** In US dollars. */
export const BUDGET_STEP_USD = 1000;
export const BUDGET_MIN_USD = 0;
export const SAMPLE_SIZE_MIN = 1;

/** Parts of the budget in percent; they add up to 100. */
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

/** The design before a reply arrives, and if the reply has no design. */
export const DEFAULT_DESIGN: ExperimentDesign = {
  ...nothing,
  methodology: '',
  sampleSize: 30,
  duration: '3 months',
  budget: 50_000,
  timeline: [],
  source: undefined,
};

/** The design if the request fails. */
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
