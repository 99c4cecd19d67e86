import { exampleDesign, exampleReplies } from '@spinout/api-client/testing';
import type { Call } from '../screens/faulty-server.js';

type JsonCall = Exclude<Call, 'pdf.generate'>;

const { 'pdf.generate': _pdf, ...jsonReplies } = exampleReplies;

/** Valid replies with all fields, so that every field can be mutated. */
export const FULL_REPLIES: Record<JsonCall, unknown> = {
  ...jsonReplies,
  'experiment.design': {
    success: true,
    design: {
      ...exampleDesign,
      duration_basis: 'Four participants a week.',
      power_analysis: {
        test: 'Two-sample t test',
        effect: { name: "Cohen's d", value: 0.5, basis: 'Assumed.' },
        alpha: 0.05,
        power: 0.8,
        tails: 2,
        attrition: 0.1,
        groups: 2,
        per_group: 64,
        total: 128,
        statement: 'With 64 a group the power is 0.80.',
        curve: [
          { per_group: 32, power: 0.5 },
          { per_group: 64, power: 0.8 },
        ],
      },
      budget_lines: [
        { item: 'Visits', unit_cost_usd: 250, units: 128, total_usd: 32_000, basis: 'Two each' },
      ],
    },
  },
  'company.generateDocument': {
    success: true,
    document: { file_name: 'Bylaws.txt', text: 'Bylaws of the company' },
    source: { origin: 'simulated', by: 'Example replies', seed: 1, at: '2026-03-02T10:00:00Z' },
  },
};
