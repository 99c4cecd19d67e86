import type { Origin, Theme, ToneName } from '@spinout/design-system';

/** What each semantic color is for. */
export const COLOR_PURPOSES: Readonly<Record<keyof Theme['colors'], string>> = {
  canvas: 'Page',
  surface: 'Cards and fields',
  sunken: 'Wells, tracks, hovered rows',
  hover: 'Quiet controls under the pointer',
  text: 'Running text',
  'text-muted': 'Captions and hints',
  hairline: 'Separator lines',
  border: 'Borders of cards',
  'border-control': 'Borders of controls, 3:1 on their background',
  accent: 'The primary action, and what is selected',
  'accent-hover': 'The primary action under the pointer',
  'on-accent': 'Text on the accent',
  'accent-text': 'The accent as text or line',
  'accent-quiet': 'Background of what is selected',
  focus: 'Focus ring',
  overlay: 'Behind a dialog',
  glass: 'Cards over images',
};

export const TONE_PURPOSES: Readonly<Record<ToneName, string>> = {
  success: 'Something worked, or is available',
  warning: 'Something needs attention, or is uncertain',
  danger: 'Something failed, or would be lost',
  info: 'A neutral notice',
};

export const ORIGIN_PURPOSES: Readonly<Record<Origin, string>> = {
  user: 'Entered or edited by the person',
  live: 'From a public source, just now',
  computed: 'Calculated from the person’s data',
  standard: 'Standard terms or a convention',
  simulated: 'Simulated',
  fallback: 'A default, because a source did not answer',
};

/** Groups of the variables that are the same in all themes. */
export type Scale =
  'space' | 'size' | 'radius' | 'text' | 'leading' | 'weight' | 'motion' | 'layer';

/** What each scale is for; a variable without a purpose of its own follows from its name. */
export const SCALE_PURPOSES: Readonly<Record<Scale, Readonly<Record<string, string>>>> = {
  space: {
    '1': 'Between an icon and its text',
    '2': 'Inside a control',
    '3': 'Between lines of a group',
    '4': 'Inside a card',
    '6': 'Between groups, and inside a large card',
    '8': 'Between columns, and between the parts of a page',
    '12': 'Between sections',
    '16': 'Around a page',
  },
  size: {
    control: 'Height of buttons and fields',
    'control-dense': 'Height of buttons and fields in dense layouts',
    target: 'Smallest target of a click',
    mark: 'Icons, checkboxes and radio buttons',
    content: 'Maximum width of the flow',
    form: 'Maximum width of a form',
    aside: 'Width of a column beside the main content',
    'aside-wide': 'Width of a wide column beside the main content',
    measure: 'Maximum length of a line of text',
    hairline: 'Width of lines',
  },
  radius: { control: 'Buttons and fields', card: 'Cards, notices and dialogs', full: 'Tags' },
  text: {
    xs: 'Marks of charts',
    sm: 'Captions and hints',
    ui: 'Labels and texts in controls',
    md: 'Running text',
    lg: 'Titles of cards',
    xl: 'Titles of sections',
    '2xl': 'Titles of steps',
    '3xl': 'Titles of pages',
  },
  leading: { body: 'Running text', control: 'Controls', heading: 'Headings' },
  weight: { regular: 'Running text', medium: 'Names and labels', strong: 'Headings' },
  motion: {
    state: 'Change of a state',
    move: 'Movement',
    step: 'Change to another step',
    shimmer: 'Placeholder of a text that loads',
    spin: 'One turn of the spinner',
    ease: 'Easing of all of them',
  },
  layer: { dialog: 'Dialogs', menu: 'Menus' },
};

export const SHADOW_PURPOSES: Readonly<Record<keyof Theme['shadows'], string>> = {
  raised: 'Raised cards',
  floating: 'Dialogs and menus',
};
