import type { Transport } from '../transport/transport.js';
import { faultyTransport, type FaultPlan } from './faults.js';

/** Scenarios of the demo and the stories. */
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

/** Delay of each call in the slow scenario. */
export const SLOW_MS = 3_000;
/** In the flaky scenario, the first of this many calls to an endpoint fails. */
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
 * Wraps a transport with a scenario. Deterministic: the same actions cause the same faults.
 * @param only id of the affected endpoint, such as `literature.search`. @default every call
 */
export const scenarioTransport = (inner: Transport, scenario: Scenario, only?: string): Transport =>
  faultyTransport(inner, (request, callNumber) =>
    only === undefined || request.id === only ? plans[scenario](request, callNumber) : null,
  );
