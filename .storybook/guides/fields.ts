import type { Guides } from './guide.js';

const FIELD_DO = [
  'Always give a label; hide it only if the text beside it says the same.',
  'Show an error after the person left the field or sent the form, and say how to correct it.',
];
const FIELD_DONT = [
  'Use a placeholder as the label.',
  'Mark a field as invalid while the person is still typing.',
];
const FIELD_PARTS = ['Label', 'Hint', 'Control', 'Error message, connected to the control'];

export const fields = {
  TextField: {
    anatomy: FIELD_PARTS,
    states: ['Empty, filled, focus, invalid (`error`), required, disabled, read-only.'],
    do: FIELD_DO,
    dont: FIELD_DONT,
    parts: [
      ['input', 'The control, which takes your `className`, `style` and `data-*`'],
      ['label', 'The label'],
      ['[aria-invalid="true"]', 'The control with an error'],
      [':disabled', 'The control while it cannot be used'],
    ],
    keyboard: [['Enter', 'Calls `onEnter`, but not while an input method composes a character']],
  },
  TextArea: {
    anatomy: FIELD_PARTS,
    states: ['Empty, filled, focus, invalid (`error`), required, disabled, read-only.'],
    do: FIELD_DO,
    dont: FIELD_DONT,
    parts: [
      ['textarea', 'The control, which takes your `className`, `style` and `data-*`'],
      ['label', 'The label'],
      ['[aria-invalid="true"]', 'The control with an error'],
      [':disabled', 'The control while it cannot be used'],
    ],
    keyboard: [['Enter', 'Starts a new line']],
  },
  NumberField: {
    anatomy: [...FIELD_PARTS, 'Unit before or after the number, decorative'],
    states: ['Empty, filled, focus, invalid (`error`), required, disabled, read-only.'],
    do: [
      ...FIELD_DO,
      'Name the unit in the label: “Budget in dollars”.',
      'Parse the text yourself, and accept what people paste.',
    ],
    dont: [...FIELD_DONT, 'Correct the number while it is typed.'],
    parts: [
      ['input', 'The control, which takes your `className`, `style` and `data-*`'],
      ['label', 'The label'],
      ['[aria-invalid="true"]', 'The control with an error'],
      [':disabled', 'The control while it cannot be used'],
    ],
    keyboard: [['Enter', 'Calls `onEnter`']],
  },
  Select: {
    anatomy: FIELD_PARTS,
    states: ['Default, focus, invalid (`error`), disabled.'],
    do: ['Use it for one of about five to twenty known values.'],
    dont: ['Use it for two or three values: radio cards or a toggle group show them all.'],
    parts: [
      ['select', 'The control, which takes your `className`, `style` and `data-*`'],
      ['label', 'The label'],
      ['[aria-invalid="true"]', 'The control with an error'],
      [':disabled', 'The control while it cannot be used'],
    ],
    keyboard: [
      ['Space, ↓', 'Opens the options, as the browser does'],
      ['A letter', 'Chooses the next option that starts with it'],
    ],
  },
  Checkbox: {
    anatomy: ['Box', 'Label beside it'],
    states: ['Off, on, mixed, focus, disabled.'],
    do: ['Write the label so that “on” is the answer yes.'],
    dont: ['Use it for an effect that happens at once: use a toggle button.'],
    parts: [
      ['input[type="checkbox"]', 'The box, which takes your `className`, `style` and `data-*`'],
      [':checked, :indeterminate', 'Its states'],
      ['label', 'The label'],
    ],
    keyboard: [['Space', 'Switches it']],
  },
  RadioCards: {
    anatomy: ['A named group', 'Cards with a title and content, each with a radio button'],
    states: ['None selected, one selected, focus, a card that is disabled.'],
    do: [
      'Use it if people compare the alternatives before they choose.',
      'Put what decides into the first two lines of a card.',
    ],
    dont: ['Put buttons or links into a card: a click anywhere selects it.'],
    parts: [
      ['[role="radiogroup"]', 'The group'],
      ['li', 'A card'],
      ['li[data-selected]', 'The selected card'],
      ['li[data-disabled]', 'A card that cannot be selected'],
      ['input[type="radio"]', 'Its radio button'],
    ],
    keyboard: [
      ['Tab', 'Moves to the selected card, or the first'],
      ['↓ → ↑ ←', 'Selects the next or previous card'],
      ['Space', 'Selects the card with the focus'],
    ],
  },
  FileDrop: {
    anatomy: [
      'Drop zone with an instruction and a hint',
      'File input',
      'Progress bar',
      'Error message or status',
    ],
    states: ['Idle, a file over the zone, uploading (`progress`), rejected, error, disabled.'],
    do: [
      'Say the file types and the largest size in the hint.',
      'Keep the person’s file if the upload fails.',
    ],
    dont: ['Rely on dragging: the file input is always there.'],
    parts: [
      ['input[type="file"]', 'The file input'],
      ['[data-dragging]', 'The zone while a file is over it'],
      ['[data-invalid]', 'The zone after an error'],
      ['[role="progressbar"]', 'The progress of an upload'],
    ],
    keyboard: [['Enter, Space', 'Opens the file dialog of the system']],
  },
} as const satisfies Guides;
