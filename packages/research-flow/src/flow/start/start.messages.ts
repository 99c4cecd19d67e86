import { defineMessages } from '@spinout/flow-kit';

export const startMessages = /* @__PURE__ */ defineMessages('start', {
  /** Where the topics come from, beside "Computed". */
  source: 'Your paper',
  subject: 'The subject of your paper.',
  question: 'Your paper leaves this question open.',
  questionOnPage: 'Your paper leaves this question open on page {page}.',
  terms: 'Key terms of your paper.',
  /** {first} and {second} are terms. */
  pair: '{first} and {second}',
  quote: '“{text}”',
  /** The paper says nothing about them. */
  defaults: 'Duration and impact are defaults.',
});

export type StartMessages = typeof startMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly start: StartMessages;
  }
}
