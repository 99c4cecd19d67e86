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
