// The journeys without React: state machines, actors that connect them to a client, and models.
export { accountJourneysActors } from './account-journeys/account-journeys.actors.js';
export { accountJourneysMachine } from './account-journeys/account-journeys.machine.js';
export { accountJourneysModel } from './account-journeys/account-journeys.model.js';
export { authActors, type AuthDependencies } from './auth/auth.actors.js';
export { authMachine } from './auth/auth.machine.js';
export { authModel } from './auth/auth.model.js';
export { mainPageActors } from './main-page/main-page.actors.js';
export { mainPageMachine } from './main-page/main-page.machine.js';
export { mainPageModel } from './main-page/main-page.model.js';
export { tenStepActors } from './ten-step/ten-step.actors.js';
export { tenStepMachine } from './ten-step/ten-step.machine.js';
export { activeModel, tenStepModel } from './ten-step/ten-step.model.js';
export { createPipelineMachine } from './pipeline/create-pipeline-machine.js';
export { pipelineMachine } from './pipeline/pipeline.machine.js';
export { pipelineModel } from './pipeline/pipeline.model.js';
export { jsonActors, pdfActors } from './results/results.actors.js';
export { resultsMachine } from './results/results.machine.js';
export { resultsModel } from './results/results-panel.model.js';
export {
  circuitActors,
  circuitFormActors,
  exportActors,
} from './quantum/circuit/circuit.actors.js';
export { circuitFormMachine } from './quantum/circuit/circuit-form.machine.js';
export { circuitFormModel } from './quantum/circuit/circuit-form.model.js';
export { circuitMachine } from './quantum/circuit/circuit.machine.js';
export { circuitModel } from './quantum/circuit/circuit.model.js';
export { exportMachine } from './quantum/circuit/export.machine.js';
export { moleculeActors } from './quantum/molecule/molecule.actors.js';
export { moleculeMachine } from './quantum/molecule/molecule.machine.js';
export { moleculeModel } from './quantum/molecule/molecule.model.js';
export type { MessageCatalogs } from '@spinout/flow-kit';
