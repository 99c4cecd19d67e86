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

/** A saved flow without those that it discarded: all, or the one with this id. */
const dropDiscarded = (saved: unknown, id?: string): Readonly<Record<string, unknown>> => {
  const { discarded, ...others } = asRecord(saved);
  if (discarded === undefined || id === undefined) return others;
  const flow = dropDiscarded(asRecord(discarded)['flow'], id);
  if (flow['journeyId'] !== id) return { ...others, discarded: { ...asRecord(discarded), flow } };
  return 'discarded' in flow ? { ...others, discarded: flow['discarded'] } : others;
};

/** Summary of the flow saved in this browser; the flow itself validates the record when it opens. */
export const guidedFlowRecord: BrowserRecord = {
  kind: 'guided-flow',
  key: 'spinout-flow:default',
  read: async (stored) => summarizeFlow(stored),
  withoutDiscarded: (stored, id) => {
    const saved = asRecord(parseJson(stored));
    if (saved['discarded'] === undefined) return stored;
    const kept = JSON.stringify(dropDiscarded(saved, id));
    return kept === JSON.stringify(saved) ? stored : kept;
  },
};
