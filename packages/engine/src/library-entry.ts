export {
  createLibrary,
  loadLibrary,
  type Library,
  type LibraryDocument,
  type LibraryHit,
  type LibrarySearchOptions,
  type SavedLibrary,
} from './search/searchable-library.js';
