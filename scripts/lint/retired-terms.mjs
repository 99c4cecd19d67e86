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
  { term: 'World', use: '…Dependencies' },
  { term: 'createWorld', use: 'createDependencies' },
  { term: 'stranger', use: 'anonymous' },
  { term: 'keep-inside', use: 'hideInternalErrors' },
  { term: 'Admit', use: 'rateLimiter' },
  { term: 'Happening', use: 'RunEventPayload' },
  { term: 'stamped', use: 'withTimestamp' },
  { term: 'inTurn', use: 'withLock' },
  { term: 'verdictOf', use: 'classifyRefreshError' },
  { term: 'doubted', use: 'unverified' },
  { term: 'PASSING', use: 'TRANSIENT_STATUSES' },
  { term: 'placeOf', use: 'buildPath' },
  { term: 'AWAY', use: 'RETRYABLE_STATUSES' },
  { term: 'mayRest', use: 'shouldRetryAfter' },
  { term: 'Shelf', use: 'LibraryIndex' },
  { term: 'Meeting', use: 'CoMention' },
  { term: 'metBefore', use: 'alreadyLinked' },
  { term: 'kinship', use: 'similarity' },
  { term: 'keeper', use: 'autosave' },
  { term: 'promptly', use: 'runMaybeAsync' },
  { term: 'record-line', use: 'write queue' },
  { term: 'isElsewhere', use: 'isOwnedByOtherTab' },
  { term: 'placeHere', use: 'claimOwnership' },
  { term: 'inItsTime', use: 'withDelay' },
  { term: 'takingTime', use: 'withDelay' },
  { term: 'besideState', use: 'parallelAgentState' },
  { term: 'Visit', use: 'SessionEpoch' },
  { term: 'loseVisit', use: 'loseEpoch' },
  { term: 'ClerkDesk', use: 'DocumentGenerator' },
  { term: 'Veil', use: 'Overlay' },
  { term: 'groove', use: 'track' },
  { term: 'take-along', use: 'import local journeys' },
];

/** Words and phrases that the texts of `*.messages.ts` no longer use. */
export const RETIRED_IN_TEXTS = [
  { term: 'borne out', use: 'supported' },
  { term: 'puts away', use: 'dismisses' },
  { term: 'take along', use: 'save to your account' },
  { term: 'takes along', use: 'saves to your account' },
];
