import { defineMessages } from '../messages/define-messages.js';

export const partMessages = /* @__PURE__ */ defineMessages('part', {
  failed: 'This part could not be shown. Nothing you entered is lost. Try again.',
  retry: 'Try again',
});

export type PartMessages = typeof partMessages;

declare module '../messages/define-messages.js' {
  interface MessageCatalogs {
    readonly part: PartMessages;
  }
}
