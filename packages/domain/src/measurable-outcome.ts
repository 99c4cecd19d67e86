export { namesMeasurable } from './hypothesis/measurable-outcome.js';
