import type { Theme } from '../themes/theme.js';
import type { Oklch } from '../tokens/oklch.js';

/** Two colors used together, and the minimum contrast between them. */
export interface ContrastPair {
  readonly name: string;
  readonly front: Oklch;
  readonly back: Oklch;
  readonly atLeast: number;
}

/** Text 4.5:1, borders and graphics 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const MARK = 3;

/** Lists every pair of foreground and background colors that the components use. */
export function listContrastPairs({ colors, tones, origins }: Theme): ContrastPair[] {
  const grounds = ['canvas', 'surface', 'sunken', 'hover'] as const;
  const texts = ['text', 'text-muted', 'accent-text'] as const;
  const pair = (name: string, front: Oklch, back: Oklch, atLeast: number) => ({
    name,
    front,
    back,
    atLeast,
  });
  return [
    ...texts.flatMap((text) =>
      grounds.map((ground) => pair(`${text} on ${ground}`, colors[text], colors[ground], TEXT)),
    ),
    pair('text on accent-quiet', colors.text, colors['accent-quiet'], TEXT),
    pair('accent-text on accent-quiet', colors['accent-text'], colors['accent-quiet'], TEXT),
    pair('on-accent on accent', colors['on-accent'], colors.accent, TEXT),
    pair('on-accent on accent-hover', colors['on-accent'], colors['accent-hover'], TEXT),
    ...Object.entries(tones).flatMap(([name, tone]) => [
      pair(`${name} text on quiet`, tone.text, tone.quiet, TEXT),
      pair(`${name} text on surface`, tone.text, colors.surface, TEXT),
      pair(`${name} text on canvas`, tone.text, colors.canvas, TEXT),
      pair(`on ${name} on strong`, tone.onStrong, tone.strong, TEXT),
      pair(`${name} strong on surface`, tone.strong, colors.surface, MARK),
    ]),
    ...Object.entries(origins).map(([name, tone]) =>
      pair(`origin ${name}`, tone.text, tone.quiet, TEXT),
    ),
    ...(['canvas', 'surface'] as const).flatMap((ground) => [
      pair(`border-control on ${ground}`, colors['border-control'], colors[ground], MARK),
      pair(`focus on ${ground}`, colors.focus, colors[ground], MARK),
    ]),
  ];
}
