import { ApiError } from '@spinout/api-client';
import type { ResultsModel } from './results-panel.model.js';

const offered: ResultsModel = {
  summaryBusy: false,
  paperBusy: false,
  jsonBusy: false,
  bundleBusy: false,
  alert: null,
  savedText: null,
};

/** One view model per state of the panel. */
export const resultsModels = {
  offered,
  generating: { ...offered, summaryBusy: true },
  allGenerating: {
    ...offered,
    summaryBusy: true,
    paperBusy: true,
    jsonBusy: true,
    bundleBusy: true,
  },
  saved: { ...offered, savedText: 'Saved as research_paper_2026-03-02.pdf' },
} as const satisfies Record<string, ResultsModel>;

export const failure = new ApiError('timeout', { endpoint: 'pdf.summary' });
