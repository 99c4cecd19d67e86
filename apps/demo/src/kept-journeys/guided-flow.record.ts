import type { BrowserRecord } from '@spinout/journey/kept';
import { STEPS } from '@spinout/research-flow';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** The six-step journey of this browser; the flow itself reads strictly when it opens. */
export const guidedFlowRecord: BrowserRecord = {
  kind: 'guided-flow',
  key: 'spinout-flow:default',
  read: async (stored) => {
    const kept = record(parsed(stored));
    const { interest, topic, companyStructure } = record(kept['data']);
    const step = STEPS.findIndex((known) => known === kept['step']) + 1;
    const id = text(kept['journeyId']);
    if (id === '' || step === 0) return null;
    const title = text(record(topic)['title']) || text(record(interest)['title']);
    return {
      id,
      title,
      step,
      stepCount: STEPS.length,
      savedAt: null,
      isBlank: step === 1 && title === '',
      isFinished: step === STEPS.length && companyStructure !== undefined,
    };
  },
};
