import type { ImportModel } from './import.model.js';

const waiting: ImportModel = {
  busy: false,
  hint: 'A JSON file downloaded from here, at most 25 MB',
  errorText: null,
  statusText: null,
};

/** One view model per state of the import. */
export const importModels = {
  waiting,
  reading: { ...waiting, busy: true, statusText: 'Reading research-results-Sleep.json…' },
  opened: { ...waiting, statusText: 'Opened research-results-Sleep.json: Sleep and memory' },
  foreign: {
    ...waiting,
    errorText:
      'notes.json is a JSON file without research results. Choose a file downloaded from here.',
  },
} as const satisfies Record<string, ImportModel>;
