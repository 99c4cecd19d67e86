// What the flow loads to open the step.
export { hypothesisStep as definition } from './hypothesis.step.js';
export { HypothesisStepScreen as Screen } from '../../steps/hypothesis/hypothesis-step.screen.js';
