import { defineMessages } from '@spinout/flow-kit';

export const stepUndoMessages = /* @__PURE__ */ defineMessages('stepUndo', {
  /** An entry of a list, or a founder; {name} is its text. */
  removed:
    '“{name}” was removed. You can undo the last removal until you leave this step or reload the page.',
  pastedText:
    'The example replaced your text. You can undo this until you change the text, leave this step or reload the page.',
  edit: 'Your changes were discarded. You can undo this until you edit again, leave this step or reload the page.',
  selection:
    'Your selection was replaced. You can undo this until you select or search again, leave this step or reload the page.',
  dismiss: 'Dismiss and discard the earlier version',
});

export type StepUndoMessages = typeof stepUndoMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly stepUndo: StepUndoMessages;
  }
}
