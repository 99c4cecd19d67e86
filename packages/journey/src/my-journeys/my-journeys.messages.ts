export const myJourneysMessages = {
  /** MENU-03 */
  title: 'My Research Journeys',
  note: 'Kept in this browser only.',
  list: 'Research journeys',
  loading: 'Looking for your journeys',
  empty: 'No journeys yet. One that you start is kept here, step by step, until you delete it.',
  kinds: {
    'ten-step': 'Ten-step journey',
    'guided-flow': 'Guided Research Flow',
  },
  otherKind: 'Journey',
  untitled: 'Untitled journey',
  step: 'Step {n} of {count}',
  saved: 'Saved {date}',
  open: 'Open',
  openOne: 'Open: {title}',
  delete: 'Delete',
  deleteOne: 'Delete: {title}',
  question: 'Delete this journey and everything in it? It cannot be brought back.',
  keep: 'Keep it',
  confirm: 'Delete for good',
  deleting: 'Deleting…',
  notDeleted: 'Not everything of this journey could be deleted. Please try again.',
  deleted: 'Deleted: {title}',
  unread: 'Some journeys could not be read: {kinds}. Nothing was changed.',
  unreadAll: 'Your journeys could not be read. Nothing was changed.',
  retry: 'Try again',
  close: 'Close',
} as const;

export type MyJourneysMessages = typeof myJourneysMessages;
