// The texts that people can try the paper step with.
export { paperExamples, type PaperExample } from './steps/paper/paper.examples.js';
