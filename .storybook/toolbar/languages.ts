export { findLanguage, LANGUAGES } from '@spinout/languages';
