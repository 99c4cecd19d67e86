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
    parts: [
      ['[data-variant]', 'The box and its look'],
      ['[data-padding]', 'Its padding: `none`, `sm`, `md`, `lg`, `xl`'],
    ],
  },
  Layout: {
    anatomy: [
      '`Stack`: a column',
      '`Cluster`: a row that wraps',
      '`Grid`: equal columns, as many as fit',
      '`Split`: main content and a column beside it, which goes below where both do not fit',
    ],
    states: ['As many columns as fit: they answer to their own width, not to that of the window.'],
    do: ['Choose gaps from the space scale.'],
    dont: ['Set margins on components.'],
    parts: [
      ['[data-gap]', 'The container and its distance in units of 4 px'],
      ['[data-align]', 'How its children are aligned'],
    ],
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
    parts: [
      ['[role="group"]', 'The region that scrolls'],
      ['table', 'The table, which takes your `className`, `style` and `data-*`'],
      ['caption', 'The caption'],
      ['[data-align="end"]', 'A cell of numbers'],
    ],
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
    states: [
      'Tones `muted`, `accent`, `danger`; faces `serif` for claims and quotes, `mono` for ids.',
    ],
    do: [
      'Choose the level by the outline of the page and the size by its look.',
      'Use `figures="tabular"` for numbers that stand under each other.',
    ],
    dont: ['Skip a level.', 'Set running text in more than about 66 characters per line.'],
    parts: [
      ['[data-size]', 'The text or heading and its size'],
      ['[data-tone="muted"]', 'Its color; also `accent`, `danger`'],
    ],
  },
  Icon: {
    anatomy: ['A drawing of Lucide on a grid of 24 units, with strokes of 1.5 px, decorative'],
    states: ['16 px beside small text and in buttons, 20 px elsewhere; it grows with the text.'],
    do: [
      'Write a word beside it, or give the control a name.',
      'Use one icon for one meaning: each says in its description what it stands for.',
      'Add one by a line in `scripts/icons/icon-list.ts` and `npm run icons`.',
    ],
    dont: ['Use emoji as icons.', 'Draw one by hand if Lucide has it.'],
    parts: [
      ['svg[data-size]', 'The drawing: 16 or 20'],
      ['svg[data-mirrored]', 'A drawing that is mirrored in right-to-left text'],
    ],
  },
  VisuallyHidden: {
    anatomy: ['Text for screen readers only'],
    states: ['Always in the document, never visible.'],
    do: ['Use it for what people who see infer from the place of things.'],
    dont: ['Hide text that others need as well.'],
    parts: [['span', 'The hidden text']],
  },
} as const satisfies Guides;
