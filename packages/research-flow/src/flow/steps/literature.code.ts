// What the flow loads to open the step.
export { literatureStep as definition } from './literature.step.js';
export { LiteratureStepScreen as Screen } from '../../steps/literature/literature-step.screen.js';
