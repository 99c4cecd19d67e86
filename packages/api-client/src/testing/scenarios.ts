import type { Transport } from '../transport/transport.js';
import { faultyTransport, type FaultPlan } from './faults.js';

/** The situations that the demo and the stories can be put in. */
export const SCENARIOS = [
  'happy',
  'slow',
  'flaky',
  'failing',
  'offline',
  'expired',
  'malformed',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** How long each call of the slow scenario takes. */
export const SLOW_MS = 3_000;
/** In the flaky scenario the first of so many calls to one endpoint fails. */
export const FLAKY_PERIOD = 2;

const plans: Record<Scenario, FaultPlan> = {
  happy: () => null,
  slow: () => ({ kind: 'slow', delayMs: SLOW_MS }),
  flaky: (_, callNumber) =>
    callNumber % FLAKY_PERIOD === 1 ? { kind: 'status', status: 503 } : null,
  failing: () => ({ kind: 'status', status: 500 }),
  offline: () => ({ kind: 'network' }),
  expired: () => ({ kind: 'status', status: 401 }),
  malformed: () => ({ kind: 'html' }),
};

/**
 * Puts a transport in a situation. Deterministic: the same clicks meet the same faults.
 * @param only name of the one endpoint that meets it, such as `literature.search`. @default every call
 */
export const scenarioTransport = (inner: Transport, scenario: Scenario, only?: string): Transport =>
  faultyTransport(inner, (request, callNumber) =>
    only === undefined || request.id === only ? plans[scenario](request, callNumber) : null,
  );
