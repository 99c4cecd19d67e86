import type { Origin, Theme, ToneName } from '../themes/theme.js';
import type { Oklch } from '../tokens/oklch.js';

/** Two colors used together, and the minimum contrast between them. */
export interface ContrastPair {
  /** The names of the colors, as in their variables: `text on canvas`. */
  readonly name: string;
  readonly front: Oklch;
  readonly back: Oklch;
  readonly atLeast: number;
}

/** Text 4.5:1, borders and graphics 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const MARK = 3;

const GROUNDS = ['canvas', 'surface', 'sunken', 'hover', 'accent-quiet'];
const TONES: readonly ToneName[] = ['success', 'warning', 'danger', 'info'];
const ORIGINS: readonly Origin[] = [
  'user',
  'live',
  'computed',
  'standard',
  'simulated',
  'fallback',
];

const combine = (
  fronts: readonly string[],
  backs: readonly string[],
  atLeast: number,
): (readonly [front: string, back: string, atLeast: number])[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back, atLeast] as const));

/** Names of the colors that the components use together. */
const PAIRS = [
  ...combine(['text', 'text-muted', 'accent-text'], GROUNDS, TEXT),
  ...combine(['on-accent'], ['accent', 'accent-hover'], TEXT),
  ...TONES.flatMap((tone) => [
    ...combine([`${tone}-text`], [`${tone}-quiet`, 'canvas', 'surface', 'sunken', 'hover'], TEXT),
    ...combine(['text'], [`${tone}-quiet`], TEXT),
    ...combine([`on-${tone}`], [`${tone}-strong`], TEXT),
    ...combine([`${tone}-strong`], ['canvas', 'surface', `${tone}-quiet`], MARK),
  ]),
  ...ORIGINS.flatMap((origin) =>
    combine([`origin-${origin}-text`], [`origin-${origin}-quiet`], TEXT),
  ),
  // Borders of controls, also while hovered or selected, and status dots.
  ...combine(['border-control'], ['canvas', 'surface', 'sunken'], MARK),
  ...combine(['focus'], GROUNDS, MARK),
  // A filled button and the selected tab. Bars are drawn as `accent-text` in tracks of `sunken`.
  ...combine(['accent', 'accent-hover'], ['canvas', 'surface'], MARK),
  // Series of charts are outlined in this color, as some data colors are light; their labels stand on the surface.
  ...combine(['text-muted'], ['canvas', 'surface'], MARK),
];

function listColors({ colors, tones, origins, data }: Theme): Readonly<Record<string, Oklch>> {
  const found: Record<string, Oklch> = { ...colors };
  for (const [name, tone] of Object.entries(tones)) {
    found[`${name}-quiet`] = tone.quiet;
    found[`${name}-text`] = tone.text;
    found[`${name}-strong`] = tone.strong;
    found[`on-${name}`] = tone.onStrong;
  }
  for (const [name, tone] of Object.entries(origins)) {
    found[`origin-${name}-quiet`] = tone.quiet;
    found[`origin-${name}-text`] = tone.text;
  }
  data.forEach((color, index) => (found[`data-${index + 1}`] = color));
  return found;
}

/**
 * Lists every pair of foreground and background colors that the components use.
 * @throws {Error} if the theme lacks a color
 */
export function listContrastPairs(theme: Theme): ContrastPair[] {
  const colors = listColors(theme);
  const find = (name: string): Oklch => {
    const color = colors[name];
    if (!color) throw new Error(`The theme has no color “${name}”.`);
    return color;
  };
  return PAIRS.map(([front, back, atLeast]) => ({
    name: `${front} on ${back}`,
    front: find(front),
    back: find(back),
    atLeast,
  }));
}
