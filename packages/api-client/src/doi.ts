// Reading and linking DOIs: the same code for those who show papers and those who look them up.
export { doiCandidates, parseDoi, type Doi } from './doi/doi.js';
