import { defineMessages } from '@spinout/flow-kit';

export const stepResultsMessages = /* @__PURE__ */ defineMessages('stepResults', {
  title: 'Results so far',
  /** More papers than the one that is named. */
  morePapers: '{title} and {count} more',
  onePaper: '1 paper selected',
  papers: '{count} papers selected',
  perGroup: '{count} per group',
  sampleSize: '{count} samples',
});

export type StepResultsMessages = typeof stepResultsMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly stepResults: StepResultsMessages;
  }
}
