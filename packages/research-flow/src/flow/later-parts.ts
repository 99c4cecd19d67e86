// What the flow shows after its first step, and how it starts from a paper or an interest; loaded together.
export { FlowFiles } from './flow-files.js';
export { FlowConflict } from './flow-conflict.view.js';
export { AboveStep } from './above-step.js';
export { FlowAside } from './flow-aside.js';
export { Start } from './start/start.js';
export { restoreFlow } from './restore-flow.js';
