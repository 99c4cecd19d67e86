// Test helpers for the flows and journeys in this repository.
export { controlledCalls } from './testing/controlled-calls.js';
export { NUM_RUNS } from './testing/num-runs.js';
export { walkAtRandom } from './testing/random-walk.js';
export { createKeyCounter, testRuntime } from './testing/test-runtime.js';
export { COMPLETE, walkMachine } from './testing/walk-machine.js';
