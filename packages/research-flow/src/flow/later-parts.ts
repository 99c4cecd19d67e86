// What the flow shows after its first step, loaded together.
export { DownloadOptions } from '../download/download-options.js';
export { FlowAside } from './flow-aside.js';
export { Revisit } from './revisit/revisit.js';
