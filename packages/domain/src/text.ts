export { fill, type FillValues } from './text/fill.js';
