import type { Transport } from '../transport/transport.js';
import { faultyTransport, type FaultPlan } from './faults.js';

/** The situations that the demo and the stories can be put in. */
export const SCENARIOS = ['happy', 'slow', 'flaky', 'failing', 'offline', 'malformed'] as const;
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
  malformed: () => ({ kind: 'html' }),
};

/** Puts a transport in a situation. Deterministic: the same clicks meet the same faults. */
export const scenarioTransport = (inner: Transport, scenario: Scenario): Transport =>
  faultyTransport(inner, plans[scenario]);
