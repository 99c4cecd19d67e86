import type { Guides } from './guide.js';

export const actions = {
  Button: {
    anatomy: [
      'Icon before the label (`icon`)',
      'Label',
      'Icon after the label (`iconAfter`)',
      'Spinner in place of the icon while it is busy',
    ],
    states: ['Default, hover, focus, pressed (`pressed`), busy (`busy`), disabled (`disabled`).'],
    do: [
      'Label it with a verb and an object, at most four words: “Save the draft”.',
      'Use one `primary` button per view, the last in its row.',
      'Set `disabled` together with `busy` if a second click must not start the work again.',
    ],
    dont: [
      'Use a button for a change of the page: use a link.',
      'Put two `primary` buttons side by side.',
      'Leave out `children` with `iconOnly`: they are the accessible name.',
    ],
    parts: [
      ['button', 'The button itself'],
      ['[data-variant="primary"]', 'Its emphasis; also `secondary`, `quiet`, `danger`'],
      ['[data-size="sm"]', '32 px high; otherwise `md`'],
      ['[aria-busy="true"]', 'While it is busy'],
      ['[aria-pressed="true"]', 'While it is pressed'],
    ],
    keyboard: [
      ['Enter', 'Presses the button'],
      ['Space', 'Presses the button'],
    ],
  },
  Link: {
    anatomy: ['A native link', 'Icon and hidden note, if it opens a new tab (`external`)'],
    states: ['Default, hover, focus.'],
    do: ['Let its text say where it leads, also without the sentence around it.'],
    dont: ['Use “click here” or an address as its text.'],
    parts: [['a', 'The link itself']],
    keyboard: [['Enter', 'Opens the address']],
  },
  Menu: {
    anatomy: [
      'A button with an arrow',
      'A menu with optional text above its items',
      'Items, separated into groups',
    ],
    states: ['Closed, open; an item under the pointer or the focus.'],
    do: [
      'Use it for actions that are needed now and then.',
      'Keep it short: at most about eight items.',
    ],
    dont: [
      'Hide the main action of a view in it.',
      'Use it to choose a value: use a select or radio cards.',
    ],
    parts: [
      ['[aria-haspopup="menu"]', 'The button; `aria-expanded` tells whether the menu is open'],
      ['[role="menu"]', 'The menu, at the end of the theme root'],
      ['[role="menuitem"]', 'An item'],
    ],
    keyboard: [
      ['Enter, Space, ↓', 'On the button: opens the menu at its first item'],
      ['↓ ↑', 'Moves to the next or previous item'],
      ['Home, End', 'Moves to the first or last item'],
      ['A letter', 'Moves to the next item that starts with it'],
      ['Enter', 'Runs the item and closes the menu'],
      ['Esc', 'Closes the menu; the focus returns to the button'],
    ],
  },
  ToggleGroup: {
    anatomy: ['A named group of toggle buttons, exactly one of which is pressed.'],
    do: ['Use it for two to five short alternatives whose effect is visible at once.'],
    dont: ['Use it for the sections of a page: use tabs.'],
    parts: [
      ['[role="group"]', 'The group'],
      ['button[aria-pressed="true"]', 'The pressed button'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next button'],
      ['Enter, Space', 'Presses the button'],
    ],
  },
  SkipLink: {
    anatomy: ['A link at the start of the page that is visible only with the focus.'],
    do: ['Make it the first element of the page, with the id of the main content.'],
    dont: [
      'Render a second one: screens of the product render their own unless they get the id of your landmark.',
    ],
    parts: [['a', 'The link; off the screen until it has the focus']],
    keyboard: [['Enter', 'Moves the focus to the main content']],
  },
} as const satisfies Guides;
