// What the flow shows after its first step, loaded together.
export { DownloadOptions } from '../download/download-options.js';
export { FlowAside } from './flow-aside.js';
export { AboveStep } from './above-step.js';
