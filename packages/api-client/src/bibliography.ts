// Records of publications and files for reference managers, shared by the user interface and the engine.
export type { BibliographyName, BibliographyRecord } from './bibliography/bibliography.types.js';
export { createCitationKeys } from './bibliography/citation-keys.js';
export { createPaperRecord } from './bibliography/create-paper-record.js';
export {
  EXPORT_FILES,
  exportBibliography,
  type ExportFormat,
} from './bibliography/export-bibliography.js';
export { createName, parseNames } from './bibliography/name.js';
export { splitKeywords, toPlainText } from './bibliography/plain-text.js';
export { cslTypeOfRis } from './bibliography/record-types.js';
