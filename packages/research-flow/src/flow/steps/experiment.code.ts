// What the flow loads to open the step.
export { experimentStep as definition } from './experiment.step.js';
export { ExperimentStepScreen as Screen } from '../../steps/experiment/experiment-step.screen.js';
