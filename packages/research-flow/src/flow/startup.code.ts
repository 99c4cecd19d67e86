// What the flow loads as soon as it has started: how it is saved, and the ways to its later steps.
export { createFlowSaveRules } from '../saved/save-rules.js';
export { loadStepCode } from './step-loaders.js';
