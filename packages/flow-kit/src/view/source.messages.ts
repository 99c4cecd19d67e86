import { defineMessages } from '../messages/define-messages.js';

/** Labels of the six origins. */
export const sourceMessages = /* @__PURE__ */ defineMessages('source', {
  user: 'Yours',
  live: 'Live',
  computed: 'Computed',
  standard: 'Standard terms',
  simulated: 'Simulated',
  fallback: 'Prepared locally',
});

export type SourceMessages = typeof sourceMessages;

declare module '../messages/define-messages.js' {
  interface MessageCatalogs {
    readonly source: SourceMessages;
  }
}
