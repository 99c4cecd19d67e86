import { defineMessages } from '@spinout/flow-kit';

export const startMessages = /* @__PURE__ */ defineMessages('start', {
  /** Where the topics come from, beside "Computed". */
  source: 'Your paper',
  subject: 'The subject of your paper.',
  question: 'Your paper leaves this question open.',
  questionOnPage: 'Your paper leaves this question open on page {page}.',
  /** Of whether the main result of the paper holds where it was not tested. */
  extension: 'A next question: your paper did not test this.',
  term: 'A key term of your paper.',
  quote: '“{text}”',
});

export type StartMessages = typeof startMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly start: StartMessages;
  }
}
