import type { JourneyStorage } from '@spinout/journey-kit';
import type { JourneySource } from '@spinout/journey/panels';
import { STEPS } from '@spinout/research-flow';

/** Where the guided flow of the platform keeps itself. */
const KEY = 'spinout-flow:default';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** T-43: the six-step journey of this browser, for the list of journeys. */
export const guidedFlowSource = (storage: JourneyStorage): JourneySource => ({
  kind: 'guided-flow',
  list: async () => {
    const stored = await storage.read(KEY);
    if (stored === null) return [];
    const { journeyId, step, data } = record(JSON.parse(stored));
    const { interest, topic } = record(data);
    const name = STEPS.findIndex((known) => known === step);
    return [
      {
        id: text(journeyId),
        kind: 'guided-flow',
        title: text(record(topic)['title']) || text(record(interest)['title']),
        step: name + 1,
        stepCount: STEPS.length,
        savedAt: null,
      },
    ];
  },
  remove: async () => storage.remove(KEY),
});
