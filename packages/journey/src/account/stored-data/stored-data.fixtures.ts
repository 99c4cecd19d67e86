import { storedDataMessages } from './stored-data.messages.js';
import type { StoredDataModel } from './stored-data.model.js';

const shown: StoredDataModel = {
  isLoading: false,
  isExporting: false,
  isConfirming: false,
  isDeleting: false,
  isEndingSessions: false,
  isDeletingAccount: false,
  summary: '1.2 MB of 50 MB used. It is deleted 30 days after your last visit.',
  amounts: [
    { kind: 'papers', text: 'Papers: 2 (1.1 MB)' },
    { kind: 'runs', text: 'Research runs: 1 (84 kB)' },
  ],
  notice: null,
  failure: null,
  canRetry: false,
};

/** One model for each state. */
export const storedDataModels = {
  shown,
  loading: { ...shown, isLoading: true, summary: null, amounts: [] },
  empty: { ...shown, summary: storedDataMessages.nothing, amounts: [] },
  exporting: { ...shown, isExporting: true },
  exported: { ...shown, notice: storedDataMessages.exported },
  unread: {
    ...shown,
    summary: null,
    amounts: [],
    failure: storedDataMessages.unread,
    canRetry: true,
  },
  confirming: { ...shown, isConfirming: true },
  deleting: { ...shown, isConfirming: true, isDeleting: true },
  refused: { ...shown, isConfirming: true, failure: storedDataMessages.lastAdministrator },
} as const satisfies Record<string, StoredDataModel>;
