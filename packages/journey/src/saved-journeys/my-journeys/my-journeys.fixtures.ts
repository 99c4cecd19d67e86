import type { JourneyRow, MyJourneysModel } from './my-journeys.model.js';

const sleep: JourneyRow = {
  key: '0:journey-1',
  title: 'How sleep after learning changes recall',
  kind: 'Ten-step journey',
  step: 'Step 4 of 10',
  saved: { text: 'Saved March 2, 2026', iso: '2026-03-02T10:00:00.000Z' },
  location: null,
  phase: 'idle',
  replacement: null,
  failure: null,
};

const folding: JourneyRow = {
  key: '1:flow',
  title: 'Protein folding in cold-adapted bacteria',
  kind: 'Guided Research Flow',
  step: 'Step 2 of 6',
  saved: { text: 'Saved February 18, 2026', iso: '2026-02-18T16:30:00.000Z' },
  location: null,
  phase: 'idle',
  replacement: null,
  failure: null,
};

const minimal: JourneyRow = {
  key: '2:old',
  title: 'Untitled journey',
  kind: 'Journey',
  step: null,
  saved: null,
  location: null,
  phase: 'idle',
  replacement: null,
  failure: null,
};

const longTitle: JourneyRow = {
  ...sleep,
  key: '0:long',
  title: `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}, and what it tells…`,
};

const rightToLeft: JourneyRow = { ...sleep, key: '0:rtl', title: 'أثر النوم بعد التعلم (2026)' };

const listed: MyJourneysModel = {
  phase: 'listed',
  note: 'Saved in this browser only.',
  rows: [sleep, folding, minimal],
  failure: null,
  isLoadingAccount: false,
  isRetrying: false,
  isBusy: false,
  deleted: null,
};

const flowFailed = 'Some journeys could not be read: Guided Research Flow. Nothing was changed.';

const accountNote = 'Saved in your account, in this browser, or both.';

/** One model for each state of the list. */
export const myJourneysModels = {
  loading: { ...listed, phase: 'loading', rows: [] },
  empty: { ...listed, phase: 'empty', rows: [] },
  listed,
  unusual: { ...listed, rows: [longTitle, rightToLeft, minimal] },
  deletionCandidate: { ...listed, rows: [{ ...sleep, phase: 'confirming' }, folding] },
  deleting: { ...listed, isBusy: true, rows: [{ ...sleep, phase: 'deleting' }, folding] },
  notDeleted: {
    ...listed,
    rows: [
      {
        ...sleep,
        phase: 'confirming',
        failure: 'This journey could not be deleted completely. Try again.',
      },
      folding,
    ],
  },
  deleted: {
    ...listed,
    rows: [folding],
    deleted: { key: sleep.key, text: `Deleted: ${sleep.title}` },
  },
  incomplete: { ...listed, rows: [sleep], failure: flowFailed },
  retrying: { ...listed, rows: [sleep], failure: flowFailed, isRetrying: true },
  withAccount: {
    ...listed,
    note: accountNote,
    rows: [
      { ...sleep, location: 'In your account and this browser' },
      { ...folding, location: 'In your account' },
      { ...minimal, location: 'In this browser' },
    ],
  },
  loadingAccount: {
    ...listed,
    note: accountNote,
    isLoadingAccount: true,
    rows: [{ ...sleep, location: 'In this browser' }],
  },
  opening: {
    ...listed,
    note: accountNote,
    isBusy: true,
    rows: [{ ...folding, location: 'In your account', phase: 'opening' }, sleep],
  },
  replacing: {
    ...listed,
    note: accountNote,
    rows: [
      {
        ...folding,
        location: 'In your account',
        phase: 'replacing',
        replacement: {
          question: 'Open this journey instead of “How sleep after learning changes recall”?',
          help: 'That journey is saved in this browser only and will be lost.',
        },
      },
      { ...sleep, location: 'In this browser' },
    ],
  },
  notOpened: {
    ...listed,
    note: accountNote,
    rows: [
      {
        ...folding,
        location: 'In your account',
        failure: 'This journey could not be opened. Nothing was changed. Try again.',
      },
      { ...sleep, location: 'In this browser' },
    ],
  },
  unread: { ...listed, phase: 'unread', rows: [], failure: flowFailed },
} as const satisfies Record<string, MyJourneysModel>;
