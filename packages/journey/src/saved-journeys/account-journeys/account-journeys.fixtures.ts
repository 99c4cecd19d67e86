import type { AccountJourneysModel } from './account-journeys.model.js';

const idle: AccountJourneysModel = {
  offer: null,
  importable: null,
  isImporting: false,
  imported: null,
  saveProblem: null,
  isRetrying: false,
  newer: null,
  isOpening: false,
};

const offer =
  'Saved in this browser only: “How sleep after learning changes recall” and “Protein folding in cold-adapted bacteria”.';

const newer = {
  text: 'Your account has a newer version of “How sleep after learning changes recall”, saved March 2, 2026 at 10:00 AM.',
  help: null,
  failure: null,
};

const saveProblem = {
  text: 'Not saved to your account: “How sleep after learning changes recall”.',
  help: 'Your account can’t be reached. We’ll try again automatically.',
};

/** One model for each state of the notices. */
export const accountJourneysModels = {
  idle,
  offered: { ...idle, offer, importable: offer },
  importing: { ...idle, offer, importable: offer, isImporting: true },
  imported: {
    ...idle,
    imported: 'Saved to your account: “How sleep after learning changes recall”.',
  },
  blocked: { ...idle, saveProblem },
  retrying: { ...idle, saveProblem, isRetrying: true },
  newer: { ...idle, newer },
  newerOverwrites: {
    ...idle,
    newer: { ...newer, help: 'It does not include the changes you made here.' },
  },
  opening: { ...idle, newer, isOpening: true },
  notOpened: {
    ...idle,
    newer: { ...newer, failure: 'It could not be opened. Nothing was changed. Try again.' },
  },
  all: { ...idle, offer, importable: offer, newer, saveProblem },
} as const satisfies Record<string, AccountJourneysModel>;
