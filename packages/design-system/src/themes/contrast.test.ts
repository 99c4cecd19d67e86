import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContrastPairs } from '../testing/contrast-pairs.js';
import {
  contrast,
  contrastOfLuminances,
  isInSrgb,
  luminance,
  luminanceOver,
} from '../testing/contrast.js';
import { data, neutral } from '../tokens/color.js';
import type { Oklch } from '../tokens/oklch.js';
import { highContrast, highContrastDark } from './high-contrast.js';
import { themes } from './themes.js';

const palettes = { ...themes, 'high-contrast on black': highContrastDark };

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 3);
    expect(contrast(neutral[7], neutral[7])).toBe(1);
  });

  it.each(Object.entries(palettes))('is enough for every pair of the theme %s', (_, theme) => {
    const weak = listContrastPairs(theme)
      .map(({ name, front, back, atLeast }) => ({ name, is: contrast(front, back), atLeast }))
      .filter((pair) => pair.is < pair.atLeast);
    expect(weak).toEqual([]);
  });

  it.each(Object.entries(palettes))('of text on glass is enough in %s', (_, { colors }) => {
    // Over an image of any brightness, as the luminance of the glass lies between these two.
    const worst = [
      [0, 0, 0],
      [1, 0, 0],
    ].flatMap((behind) => {
      const glass = luminanceOver(colors.glass, behind as unknown as Oklch);
      return [colors.text, colors['text-muted']].map((text) =>
        contrastOfLuminances(luminance(text), glass),
      );
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(palettes))('outlines each data color in %s', (_, { colors, data }) => {
    // A mark is visible by its own color or by its outline.
    const invisible = data.filter(
      (color) =>
        Math.max(contrast(color, colors.surface), contrast(colors['text-muted'], colors.surface)) <
        3,
    );
    expect(invisible).toEqual([]);
  });

  it('is listed for every color of text and every background in the styles', () => {
    const root = join(import.meta.dirname, '../../..');
    const css = globSync('*/src/**/*.styles.ts', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const find = (property: string) =>
      new Set(
        [
          ...css.matchAll(
            new RegExp(`[\\s;{]${property}: var\\(--spinout-color-([\\w-]+)\\)`, 'g'),
          ),
        ].map(([, name]) => name ?? ''),
      );
    const pairs = listContrastPairs(themes.light).map(({ name }) => name.split(' on '));
    const fronts = new Set(pairs.map(([front]) => front));
    const sides = new Set(pairs.flat());
    const missing = [
      ...[...find('color')].filter((name) => !fronts.has(name)),
      // The overlay lies behind dialogs, glass has a test of its own, and skeletons and separators are decoration.
      ...[...find('background(?:-color)?')].filter(
        (name) => !sides.has(name) && !['overlay', 'glass', 'hairline'].includes(name),
      ),
    ];
    expect(missing).toEqual([]);
  });

  it.each(Object.entries({ highContrast, highContrastDark }))(
    'is at least 7 for text in %s',
    (_, { colors, tones }) => {
      const pairs = [
        contrast(colors.text, colors.canvas),
        contrast(colors['text-muted'], colors.canvas),
        contrast(colors['accent-text'], colors.canvas),
        ...Object.values(tones).map((tone) => contrast(tone.text, tone.quiet)),
      ];
      expect(Math.min(...pairs)).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('colors', () => {
  it('are inside the sRGB gamut, so that the computed contrast is the visible one', () => {
    const outside = Object.entries(palettes).flatMap(([theme, { colors, tones, origins, data }]) =>
      [
        ...Object.values(colors),
        ...Object.values(tones).flatMap(({ quiet, text, strong, onStrong }) => [
          quiet,
          text,
          strong,
          onStrong,
        ]),
        ...Object.values(origins).flatMap(({ quiet, text }) => [quiet, text]),
        ...data,
      ]
        .filter((color: Oklch) => !isInSrgb(color))
        .map((color: Oklch) => `${theme} ${color.join(' ')}`),
    );
    expect(outside).toEqual([]);
  });

  it('of the neutral ramp get darker step by step, and there are eight data colors', () => {
    const lightness = Object.values(neutral).map(([l]) => l);
    expect(lightness).toHaveLength(12);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
    expect(data).toHaveLength(8);
  });
});
