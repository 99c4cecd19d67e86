import { callAdviceMessages, defineMessages } from '@spinout/flow-kit';
/** Error messages of the flow. */
export const problemMessages = /* @__PURE__ */ defineMessages('problems', {
  topicBlank: 'Please enter a research topic',
  topicMissing: 'Please select a research topic to continue',
  paperMissing: 'Please provide a paper to analyze',
  paperType: 'Accepted file types: pdf, doc, docx, txt',
  paperFailed: 'Failed to analyze paper',
  hypothesisFailed: 'Failed to generate hypothesis',
  hypothesisInvalid: 'Invalid response format',
  searchFailed: 'Failed to search literature',
  reviewFailed: 'Failed to complete literature review',
  importFailed: 'Failed to import the bibliography',
  removalFailed: 'Failed to remove the imported file',
  exportFailed: 'Failed to export the selected papers',
  copyFailed: 'Failed to copy the search log. Select and copy its text instead.',
  logExportFailed: 'Failed to export the search log',
  papersMissing: 'Please select at least one paper for review',
  founderIncomplete: 'Please fill in all founder information',
  dismiss: 'Dismiss error',
  /** Advice if the browser is offline. */
  offline: 'You are offline. What you entered is saved. Try again when you are back online.',
  ...callAdviceMessages,
});

export type ProblemMessages = typeof problemMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly problems: ProblemMessages;
  }
}
