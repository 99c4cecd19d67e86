export { findLanguage, LANGUAGES } from '../../apps/demo/src/languages/languages.js';
