export { findMeasures } from './find-measures.js';
export { findComparisons } from './find-comparisons.js';
export { findUnits } from './find-units.js';
