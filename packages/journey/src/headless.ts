// The journeys without React: state machines, actors that connect them to a client, and models.
export { accountJourneysActors } from './saved-journeys/account-journeys/account-journeys.actors.js';
export { accountJourneysMachine } from './saved-journeys/account-journeys/account-journeys.machine.js';
export { accountJourneysModel } from './saved-journeys/account-journeys/account-journeys.model.js';
export { authActors, type AuthDependencies } from './account/auth/auth.actors.js';
export { authMachine } from './account/auth/auth.machine.js';
export { authModel } from './account/auth/auth.model.js';
export { mainPageActors } from './shell/main-page/main-page.actors.js';
export { mainPageMachine } from './shell/main-page/main-page.machine.js';
export { mainPageModel } from './shell/main-page/main-page.model.js';
export { tenStepActors } from './journeys/ten-step/ten-step.actors.js';
export { tenStepMachine } from './journeys/ten-step/ten-step.machine.js';
export { activeModel } from './journeys/ten-step/active.model.js';
export { tenStepModel } from './journeys/ten-step/ten-step.model.js';
export { getFinishedRun, type FinishedRun } from './journeys/twelve-step/bundle/finished-run.js';
export { readRunContents as readTwelveStepContents } from './journeys/twelve-step/bundle/run-contents.js';
export { readBundledRun as readTwelveStepRun } from './journeys/twelve-step/bundle/read-bundled-run.js';
export { twelveStepActors } from './journeys/twelve-step/twelve-step.actors.js';
export { twelveStepMachine } from './journeys/twelve-step/twelve-step.machine.js';
export { twelveStepMessages } from './journeys/twelve-step/twelve-step.messages.js';
export { createPipelineMachine } from './journeys/pipeline/pipeline.actors.js';
export { pipelineMachine } from './journeys/pipeline/pipeline.machine.js';
export { pipelineModel } from './journeys/pipeline/pipeline.model.js';
export { packResults as createResultsBundle } from './journeys/results/bundle/pack-results.js';
export { readBundledResults } from './journeys/results/bundle/read-bundled-results.js';
export { readJourneyContents as readTenStepContents } from './journeys/ten-step/bundle/journey-contents.js';
export { readBundledJourney as readTenStepJourney } from './journeys/ten-step/bundle/read-bundled-journey.js';
export { writeJourney as writeTenStepJourney } from './journeys/ten-step/bundle/write-journey.js';
export type { OpenedJourney } from './journeys/ten-step/ten-step.types.js';
export { resultsMessages } from './journeys/results/results.messages.js';
export { bundleActors, jsonActors, pdfActors } from './journeys/results/results.actors.js';
export { resultsMachine } from './journeys/results/results.machine.js';
export { resultsModel } from './journeys/results/results-panel.model.js';
export {
  circuitActors,
  circuitFormActors,
  exportActors,
} from './journeys/quantum/circuit/circuit.actors.js';
export { circuitFormMachine } from './journeys/quantum/circuit/circuit-form.machine.js';
export { circuitFormModel } from './journeys/quantum/circuit/circuit-form.model.js';
export { circuitMachine } from './journeys/quantum/circuit/circuit.machine.js';
export { circuitModel } from './journeys/quantum/circuit/circuit.model.js';
export { exportMachine } from './journeys/quantum/circuit/export.machine.js';
export { moleculeActors } from './journeys/quantum/molecule/molecule.actors.js';
export { moleculeMachine } from './journeys/quantum/molecule/molecule.machine.js';
export { moleculeModel } from './journeys/quantum/molecule/molecule.model.js';
export { packQuantum as createQuantumBundle } from './journeys/quantum/bundle/pack-quantum.js';
export type { QuantumResults } from './journeys/quantum/bundle/quantum-results.types.js';
export type { MessageCatalogs } from '@spinout/flow-kit';
