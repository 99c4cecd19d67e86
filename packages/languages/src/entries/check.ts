// Finds what is wrong with a translation, for tests.
export { findLanguageProblems } from '../check/find-language-problems.js';
export { findTranslationProblems, type CheckOptions } from '../check/find-translation-problems.js';
