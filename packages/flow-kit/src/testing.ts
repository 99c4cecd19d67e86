// Test helpers for the flows and journeys in this repository.
export { controlledCalls } from './testing/controlled-calls.js';
export { NUM_RUNS } from './testing/num-runs.js';
export { assertRandomWalks } from './testing/assert-random-walks.js';
export { createKeyCounter, testRuntime } from './testing/test-runtime.js';
export { FULL_COVERAGE, exploreMachine } from './testing/explore-machine.js';
export { sharedStorage } from './testing/shared-storage.js';
export { forgetMistakes } from './development/log-mistake.js';
