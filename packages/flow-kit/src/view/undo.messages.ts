import { defineMessages } from '../messages/define-messages.js';

export const undoMessages = /* @__PURE__ */ defineMessages('undo', {
  undo: 'Undo',
});

export type UndoMessages = typeof undoMessages;

declare module '../messages/define-messages.js' {
  interface MessageCatalogs {
    readonly undo: UndoMessages;
  }
}
