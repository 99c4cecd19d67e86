import { defineMessages } from '../messages/define-messages.js';
import { sourceAuthorMessages } from './source-author.messages.js';

/** Labels of the six origins, and names of authors. */
export const sourceMessages = /* @__PURE__ */ defineMessages('source', {
  user: 'Yours',
  live: 'Live',
  computed: 'Computed',
  standard: 'Standard terms',
  simulated: 'Simulated',
  fallback: 'Prepared locally',
  ...sourceAuthorMessages,
});

export type SourceMessages = typeof sourceMessages;

declare module '../messages/define-messages.js' {
  interface MessageCatalogs {
    readonly source: SourceMessages;
  }
}
