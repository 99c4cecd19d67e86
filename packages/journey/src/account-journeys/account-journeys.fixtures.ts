import type { AccountJourneysModel } from './account-journeys.model.js';

const quiet: AccountJourneysModel = {
  offer: null,
  takeable: null,
  isTaking: false,
  taken: null,
  trouble: null,
  isRetrying: false,
  newer: null,
  isBringing: false,
};

const offer =
  'Kept in this browser only: “How sleep after learning changes recall” and “Protein folding in cold-adapted bacteria”.';

const newer = {
  text: 'Your account holds a newer version of “How sleep after learning changes recall”, saved March 2, 2026 at 10:00 AM.',
  help: null,
  failure: null,
};

const trouble = {
  text: 'Saved in this browser only: “How sleep after learning changes recall”.',
  help: 'Your account could not be reached. It is tried again by itself.',
};

/** One model for each state of the news. */
export const accountJourneysModels = {
  quiet,
  offered: { ...quiet, offer, takeable: offer },
  taking: { ...quiet, offer, takeable: offer, isTaking: true },
  taken: { ...quiet, taken: 'In your account now: “How sleep after learning changes recall”.' },
  troubled: { ...quiet, trouble },
  retrying: { ...quiet, trouble, isRetrying: true },
  newer: { ...quiet, newer },
  newerLoses: {
    ...quiet,
    newer: { ...newer, help: 'What was changed here since is not in it.' },
  },
  bringing: { ...quiet, newer, isBringing: true },
  notBrought: {
    ...quiet,
    newer: { ...newer, failure: 'It could not be opened. Nothing was changed. Please try again.' },
  },
  all: { ...quiet, offer, takeable: offer, newer, trouble },
} as const satisfies Record<string, AccountJourneysModel>;
