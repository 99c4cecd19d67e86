// Retired terms with their replacements. docs/glossary.md defines the terms that are in use.

/**
 * Terms that identifiers and file names no longer use. A term in lower case is found as a part of any name: `use-words` in
 * `useWordsOf` and `use-words.ts`. A term with a capital letter is compared with the whole name.
 */
export const RETIRED_NAMES = [
  { term: 'use-words', use: 'useMessages' },
  { term: 'words-provider', use: 'MessagesProvider' },
  { term: 'auth-world', use: 'AuthDependencies' },
  { term: 'engine-world', use: 'EngineDependencies' },
  { term: 'Tools', use: 'Runtime' },
  { term: 'journey-kit', use: 'flow-kit' },
  { term: 'lasting', use: 'persistent' },
  { term: 'once-each', use: 'uniqueBy' },
  { term: 'breathe', use: 'yieldToEventLoop' },
  { term: 'hidden-from-sight', use: 'visuallyHidden' },
  { term: 'own-direction', use: 'bidiPlaintext' },
];

/** Words and phrases that the texts of `*.messages.ts` no longer use. */
export const RETIRED_IN_TEXTS = [
  { term: 'borne out', use: 'supported' },
  { term: 'puts away', use: 'dismisses' },
  { term: 'take along', use: 'save to your account' },
  { term: 'takes along', use: 'saves to your account' },
];
