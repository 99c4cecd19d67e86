export { failWith, fakeApi } from './testing/fake-api.js';
export { faultyTransport, jsonReply, type Fault, type FaultPlan } from './testing/faults.js';
export {
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
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
