import { powerLogRank } from '../power-analysis.js';
import { ensureArgument } from '../plan/statistics-error.js';
import type { StatisticalTest } from '../plan/statistical-test.js';

export interface LogRankDesign {
  /** Share of all persons who have the event while they are followed; see `eventShare`. @default 1: sizes count events */
  readonly eventShare?: number;
}

/**
 * Log-rank test of two groups under proportional hazards. The effect is the hazard ratio. Source: Schoenfeld 1983,
 * Biometrics 39, 499: events = (z of alpha + z of power)² / (share (1 − share) ln² of the hazard ratio).
 */
export const logRank: StatisticalTest<LogRankDesign> = {
  id: 'log-rank',
  name: 'Log-rank test',
  effectName: 'Hazard ratio',
  isSided: true,
  isDiscrete: false,
  source: 'Schoenfeld 1983',
  countGroups: ({ eventShare = 1 }) => {
    ensureArgument(eventShare > 0 && eventShare <= 1, 'eventShare', eventShare, {
      why: 'It is the share of all persons who have the event while they are followed.',
      how: 'Give a number above 0 and up to 1, such as 0.4.',
    });
    return 2;
  },
  getEffects: () => ({ none: 1, low: 0, high: Number.POSITIVE_INFINITY }),
  getLeastTotal: (_, { eventShare = 1 }) => 2 / eventShare,
  computePower: ({ effect, sizes: [n1 = 0, n2 = 0], ...test }, { eventShare = 1 }) =>
    powerLogRank({
      ...test,
      hazardRatio: effect,
      events: (n1 + n2) * eventShare,
      share: n1 / (n1 + n2),
    }),
  describeDesign: ({ eventShare = 1 }) => [
    `A share of ${eventShare} has the event during follow-up.`,
  ],
  countEvents: (total, { eventShare = 1 }) => total * eventShare,
};
