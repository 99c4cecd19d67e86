import { defineMessages } from '@spinout/flow-kit';
import { sampleSizeTexts } from '../data/sample-size.messages.js';

export const stepResultsMessages = /* @__PURE__ */ defineMessages('stepResults', {
  title: 'Results so far',
  /** More papers than the one that is named. */
  morePapers: '{title} and {count} more',
  /** The topic has the title of the paper. */
  samePaper: 'Same title as the topic',
  samePapers: 'Same title as the topic, and {count} more',
  onePaper: '1 paper selected',
  papers: '{count} papers selected',
  ...sampleSizeTexts,
});

export type StepResultsMessages = typeof stepResultsMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly stepResults: StepResultsMessages;
  }
}
