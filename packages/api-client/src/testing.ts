export {
  FAULT_PRESETS,
  faultPlan,
  type FaultName,
  type FaultScope,
} from './testing/fault-presets.js';
export { failWith, fakeApi } from './testing/fake-api.js';
export { faultyTransport, jsonReply, type Fault, type FaultPlan } from './testing/faults.js';
export { fixedKey } from './testing/fixed-key.js';
export { mswHandlers, type MswSettings } from './testing/msw-handlers.js';
export {
  exampleBundle,
  exampleHypotheses,
  exampleLiterature,
  examplePipelineAnalysis,
  examplePipelineExperiment,
  examplePipelinePaper,
} from './testing/examples/research-run.examples.js';
export { exampleStructure } from './testing/examples/structure.examples.js';
export { exampleCircuit, exampleJob } from './testing/examples/quantum.examples.js';
export { exampleTenStepStart } from './testing/examples/ten-step.examples.js';
export {
  exampleAdministrator,
  exampleJourney,
  exampleUser,
} from './testing/examples/platform.examples.js';
export {
  allExampleReplies,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleImport,
  exampleAnalysis,
  exampleMetadata,
  examplePapers,
  exampleReplies,
  exampleTopics,
} from './testing/example-replies.js';
export {
  FLAKY_PERIOD,
  SCENARIOS,
  scenarioTransport,
  SLOW_MS,
  type Scenario,
} from './testing/scenarios.js';
export {
  scriptedTransport,
  type Script,
  type ScriptedTransport,
} from './testing/scripted-transport.js';
