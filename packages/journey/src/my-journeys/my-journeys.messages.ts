export const myJourneysMessages = {
  /** MENU-03 */
  title: 'My Research Journeys',
  note: 'Kept in this browser only.',
  /** In place of the note above, for who is signed in. */
  noteOfAccount: 'Kept in your account, in this browser, or in both; each says where.',
  list: 'Research journeys',
  loading: 'Looking for your journeys',
  looking: 'Looking in your account…',
  empty: 'No journeys yet. One that you start is kept here, step by step, until you delete it.',
  kinds: {
    'ten-step': 'Ten-step journey',
    'guided-flow': 'Guided Research Flow',
    /** Not a kind, but who keeps them. */
    account: 'your account',
  },
  places: {
    browser: 'In this browser',
    account: 'In your account',
    both: 'In your account and this browser',
  },
  otherKind: 'Journey',
  untitled: 'Untitled journey',
  step: 'Step {n} of {count}',
  saved: 'Saved {date}',
  open: 'Open',
  openOne: 'Open: {title}',
  opening: 'Opening…',
  notOpened: 'This journey could not be opened. Nothing was changed. Please try again.',
  /** Before a journey of the account takes the place of another one. */
  replace: 'Open this journey in the place of “{title}”?',
  replaceSafe: 'That one stays in your account, as it is now.',
  replaceLost: 'That one is kept in this browser only, and would be lost.',
  stay: 'Go on with the present one',
  replaceConfirm: 'Open in its place',
  delete: 'Delete',
  deleteOne: 'Delete: {title}',
  question: 'Delete this journey and everything in it? It cannot be brought back.',
  keep: 'Keep it',
  confirm: 'Delete for good',
  deleting: 'Deleting…',
  notDeleted: 'Not everything of this journey could be deleted. Please try again.',
  deleted: 'Deleted: {title}',
  unread: 'Some journeys could not be read: {kinds}. Nothing was changed.',
  late: 'No answer came within {seconds} seconds: {kinds}. Nothing was changed.',
  unreadAll: 'Your journeys could not be read. Nothing was changed.',
  retry: 'Try again',
  close: 'Close',
} as const;

export type MyJourneysMessages = typeof myJourneysMessages;
