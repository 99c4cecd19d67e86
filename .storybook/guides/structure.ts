import type { Guides } from './guide.js';

export const structure = {
  Card: {
    anatomy: ['A box with a padding and, depending on its variant, a border or a shadow'],
    states: ['`outlined`, `solid`, `elevated`, `glass`, `gradient`.'],
    do: [
      'Use `outlined` for lists and forms, `solid` for the summary of a choice.',
      'Choose the element: `article`, `section`, `li`.',
    ],
    dont: [
      'Put cards into cards: separate with space, then with a line.',
      'Use `gradient` more than once per view.',
    ],
  },
  Layout: {
    anatomy: [
      '`Stack`: a column',
      '`Cluster`: a row that wraps',
      '`Grid`: equal columns, as many as fit',
    ],
    do: ['Choose gaps from the space scale.'],
    dont: ['Set margins on components.'],
  },
  Table: {
    anatomy: [
      'Caption, which is also its name',
      'Column headers',
      'Rows whose first cell is their header',
    ],
    states: ['Fits, or scrolls sideways in a region that takes the focus.'],
    do: ['Align numbers at the end, so that their digits line up.'],
    dont: ['Use it for layout.', 'Leave out the caption: hide it if a heading says the same.'],
    keyboard: [
      ['Tab', 'Moves to the region that scrolls'],
      ['→ ←', 'Scrolls it sideways'],
    ],
  },
  Text: {
    anatomy: [
      '`Heading`: levels 1 to 6 in a size of the scale',
      '`Text`: running text in a tone and a size',
    ],
    do: ['Choose the level by the outline of the page and the size by its look.'],
    dont: ['Skip a level.'],
  },
  Icon: {
    anatomy: ['A drawing of 16 or 20 px with strokes of 1.5 px, decorative'],
    do: ['Write a word beside it, or give the control a name.'],
    dont: ['Use emoji as icons.'],
  },
  VisuallyHidden: {
    anatomy: ['Text for screen readers only'],
    do: ['Use it for what people who see infer from the place of things.'],
    dont: ['Hide text that others need as well.'],
  },
} as const satisfies Guides;
