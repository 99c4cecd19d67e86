// Parsing and linking DOIs, shared by the user interface and the engine.
export { doiCandidates, parseDoi, type Doi } from './doi/doi.js';
