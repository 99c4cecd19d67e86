// What the flow loads as soon as it has started: how it is saved, the ways to its later steps, and the rules about completed ones.
export { createFlowSaveRules } from '../saved/save-rules.js';
export { revisitRules } from './revisit/revisit.rules.js';
export { stepLoaders } from './step-loaders.js';
