import { defineMessages } from '@spinout/flow-kit';

export const copyTextMessages = /* @__PURE__ */ defineMessages('copyText', {
  copy: 'Copy text',
  copied: 'Copied to clipboard',
  failed: 'The text could not be copied. Select it instead.',
});

export type CopyTextMessages = typeof copyTextMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly copyText: CopyTextMessages;
  }
}
