// What the flow loads to open the step.
export { paperStep as definition } from './paper.step.js';
export { PaperStepScreen as Screen } from '../../steps/paper/paper-step.screen.js';
