import { defineMessages } from '@spinout/flow-kit';

export const passageSourceMessages = /* @__PURE__ */ defineMessages('passageSource', {
  show: 'Show in source',
  /** Name of the button on a passage; it begins with `show`. */
  showQuote: 'Show in source: {quote}',
  region: 'Source',
  titleWithPage: '{title}, page {page}',
  pageOf: 'Page {page} of {count}',
  page: 'Page {page}',
  pageImage: 'Page {page} of {count} of {title}',
  pageText: 'Text of the page',
  text: 'Text of the source',
  loading: 'Opening the page…',
  previous: 'Previous page',
  next: 'Next page',
  close: 'Close source',
  /** After a reload. */
  fileNotKept:
    'The file is no longer in this browser, so you see the text of the quoted page. Add the paper again to see its pages.',
  fileFailed: 'The file could not be shown, so you see the text of the quoted page.',
  onlyPassages: 'You see only the part of the text that we quote.',
  notFound: 'We could not highlight the passage on this page.',
});

export type PassageSourceMessages = typeof passageSourceMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly passageSource: PassageSourceMessages;
  }
}
