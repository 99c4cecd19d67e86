import type { OverviewModel } from './feature-dashboard.model.js';

const count = (call: string, name: string, value: number) => ({
  call,
  name,
  count: value,
  countText: String(value),
});

/** One view model per state of the overview. */
export const overviewModels = {
  waiting: { kind: 'waiting' },
  activity: {
    kind: 'activity',
    counts: [
      count('literature.search', 'Literature searches', 41),
      count('hypothesis.generate', 'Hypotheses', 17),
      count('quantum.runSimulation', 'Quantum simulations', 12),
      count('pdf.generate', 'Reports as PDF', 5),
      count('future.call', 'future.call', 1),
    ],
    totalText: 'Total: 76',
    source: { origin: 'computed', by: 'Counts of this engine' },
    busy: false,
  },
  refreshing: {
    kind: 'activity',
    counts: [count('literature.search', 'Literature searches', 41)],
    totalText: 'Total: 41',
    source: undefined,
    busy: true,
  },
  noActivity: {
    kind: 'activity',
    counts: [],
    totalText: 'Total: 0',
    source: { origin: 'computed', by: 'Counts of this engine' },
    busy: false,
  },
  services: {
    kind: 'services',
    services: [
      { name: 'literature', text: 'literature: online' },
      { name: 'quantum', text: 'quantum: offline' },
      { name: 'pdf', text: 'pdf: online' },
    ],
    busy: false,
  },
  failed: { kind: 'failed' },
} satisfies Record<string, OverviewModel>;
