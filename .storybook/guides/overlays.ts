import type { Guides } from './guide.js';

const DIALOG_KEYS = [
  ['Tab, Shift+Tab', 'Moves through the controls of the dialog, and stays inside'],
  ['Esc', 'Closes it; the focus returns to where it was'],
] as const;

export const overlays = {
  Dialog: {
    anatomy: ['Overlay', 'Title', 'Content', 'Actions, the primary one last'],
    states: ['Closed, open.'],
    do: [
      'Use it for one short task that belongs to the page behind it.',
      'Name it after the task.',
      'Load its code when it is first opened.',
    ],
    dont: ['Open a dialog from a dialog.', 'Close it on a click outside if something was entered.'],
    parts: [
      ['[role="dialog"]', 'The dialog, at the end of the theme root'],
      ['[role="dialog"] h2', 'Its title'],
    ],
    keyboard: DIALOG_KEYS,
  },
  AlertDialog: {
    anatomy: ['Overlay', 'Title', 'Message', 'One button'],
    states: ['Closed, open.'],
    do: ['Use it for a message that must be read before anything else.'],
    dont: ['Use it to confirm that something worked: use a banner or a status text.'],
    parts: [
      ['[role="alertdialog"]', 'The dialog, at the end of the theme root'],
      ['[role="alertdialog"] button', 'Its button'],
    ],
    keyboard: [['Enter', 'Presses the button, which has the focus'], ...DIALOG_KEYS],
  },
  Disclosure: {
    anatomy: ['Button with an arrow', 'Content below it'],
    states: ['Closed, open.'],
    do: ['Use it for details that most people do not need.'],
    dont: ['Hide what people must read or decide.'],
    parts: [
      ['button[aria-expanded]', 'The button; `true` while the content is shown'],
      ['[role="region"]', 'The content, with `region`'],
    ],
    keyboard: [['Enter, Space', 'Opens or closes the content']],
  },
  Tabs: {
    anatomy: ['Tab list', 'Panel of the selected tab'],
    states: ['A tab: selected, not selected, focus. Panels stay mounted with `keepMounted`.'],
    do: ['Use them for views of the same thing, of which people need one at a time.'],
    dont: [
      'Use them for steps in an order: use progress steps.',
      'Let them wrap into three rows: shorten the labels.',
    ],
    parts: [
      ['[role="tablist"]', 'The row of tabs'],
      ['[role="tab"][aria-selected="true"]', 'The selected tab'],
      ['[role="tabpanel"]', 'Its panel'],
    ],
    keyboard: [
      ['Tab', 'Moves to the selected tab, then to its panel'],
      ['→ ←', 'Selects the next or previous tab, in the reading direction'],
      ['Home, End', 'Selects the first or last tab'],
    ],
  },
} as const satisfies Guides;
