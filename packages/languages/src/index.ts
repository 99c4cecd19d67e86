// The languages and their loaders; the texts are separate files.
export { findLanguage, LANGUAGES, pseudoLanguage, type Language } from './languages.js';
