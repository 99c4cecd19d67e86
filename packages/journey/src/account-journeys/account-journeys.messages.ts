export const accountJourneysMessages = {
  /** What a guest has begun is not in the account yet. */
  offer: 'Kept in this browser only: {titles}.',
  offerHelp: 'Taken along, they are saved in your account as well, and open wherever you sign in.',
  importButton: 'Take the journeys of this browser along',
  importing: 'Taking along…',
  decline: 'Leave them here',
  imported: 'In your account now: {titles}.',
  unsaved: 'Saved in this browser only',
  /** After the words above and the titles. */
  unsavedTitles: '{text}: {titles}.',
  unreachable: 'Your account could not be reached. It is tried again by itself.',
  refusals: {
    'too-large': 'This is more than your account takes for one journey.',
    full: 'Your account is full. Delete a journey under My Research Journeys, then try again.',
    rejected: 'Your account did not take it.',
  },
  retry: 'Try again',
  newer: 'Your account holds a newer version of {title}, saved {date}.',
  /** When it was changed here as well. */
  newerOverwrites: 'What was changed here since is not in it.',
  openNewer: 'Open the newer version',
  opening: 'Opening…',
  keepLocal: 'Keep the one here',
  notOpened: 'It could not be opened. Nothing was changed. Please try again.',
  untitled: 'Untitled journey',
  quoted: '“{title}”',
  close: 'Close',
} as const;

export type AccountJourneysMessages = typeof accountJourneysMessages;
