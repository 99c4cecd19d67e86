import type { BrowserRecord } from '@spinout/journey/saved-journeys';
import { STEPS } from '@spinout/research-flow';

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

const parseJson = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** What a saved flow is about and how far it is; null if it is unreadable. */
export const summarizeFlow = (stored: string) => {
  const saved = asRecord(parseJson(stored));
  const { interest, topic, companyStructure } = asRecord(saved['data']);
  const step = STEPS.findIndex((known) => known === saved['step']) + 1;
  const id = asString(saved['journeyId']);
  if (id === '' || step === 0) return null;
  const title = asString(asRecord(topic)['title']) || asString(asRecord(interest)['title']);
  return {
    id,
    title,
    step,
    stepCount: STEPS.length,
    savedAt: null,
    isBlank: step === 1 && title === '',
    isFinished: step === STEPS.length && companyStructure !== undefined,
  };
};

/** Summary of the flow saved in this browser; the flow itself validates the record when it opens. */
export const guidedFlowRecord: BrowserRecord = {
  kind: 'guided-flow',
  key: 'spinout-flow:default',
  read: async (stored) => summarizeFlow(stored),
  withoutDiscarded: (stored, id) => {
    const { discarded, ...saved } = asRecord(parseJson(stored));
    const { journeyId } = asRecord(asRecord(discarded)['flow']);
    return discarded === undefined || (id !== undefined && journeyId !== id)
      ? stored
      : JSON.stringify(saved);
  },
};
