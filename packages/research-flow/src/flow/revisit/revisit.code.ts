export { revisitRules } from './revisit.rules.js';
