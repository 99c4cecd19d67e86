import { defineMessages } from '@spinout/flow-kit';
export const storedDataMessages = /* @__PURE__ */ defineMessages('storedData', {
  title: 'Your data on the server',
  note: 'The server stores what you upload and create, so that you can continue later. Other accounts cannot see it.',
  loading: 'Checking what is stored',
  nothing: 'Nothing is stored.',
  used: '{used} of {allowed} used.',
  usedOnly: '{used} used.',
  expiry: 'It is deleted {days} days after your last visit.',
  list: 'Stored data',
  amount: '{kind}: {count} ({size})',
  kinds: {
    account: 'Profile',
    papers: 'Papers',
    bibliographies: 'Imported bibliographies',
    circuits: 'Quantum circuits',
    jobs: 'Simulations',
    journeys: 'Research journeys',
    runs: 'Research runs',
    replies: 'Replies saved for retries',
    other: 'Other records',
  },
  unread: 'We could not load the list of stored data. Nothing was changed. Try again.',
  retry: 'Try again',
  export: 'Download my data',
  exporting: 'Preparing the download…',
  exported: 'Your data was downloaded.',
  notExported: 'Your data could not be downloaded. Try again.',
  delete: 'Delete my data',
  question: 'Delete everything that the server stores for you? You can’t undo this.',
  /** Before the list of what is deleted. */
  questionList: 'This will be deleted',
  questionHelp: 'Journeys saved in this browser stay here.',
  endSessions: 'Also sign out on all devices',
  deleteAccount: 'Also delete my account and profile',
  cancel: 'Keep my data',
  confirm: 'Delete permanently',
  deleting: 'Deleting…',
  deleted: 'Your data on the server was deleted.',
  notDeleted: 'Your data could not be deleted. Try again.',
  lastAdministrator:
    'You are the last administrator, so your account can’t be deleted. Make someone else an administrator first. Nothing was deleted.',
});

export type StoredDataMessages = typeof storedDataMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly storedData: StoredDataMessages;
  }
}
