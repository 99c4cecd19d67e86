import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importSource } from '../import-source.ts';

interface Theme {
  readonly colors: Readonly<Record<string, readonly number[]>>;
}

interface DesignSystem {
  readonly light: Theme;
  readonly dark: Theme;
  readonly contrast: (one: readonly number[], other: readonly number[]) => number;
  readonly listContrastPairs: (theme: Theme) => readonly {
    readonly name: string;
    readonly front: readonly number[];
    readonly back: readonly number[];
    readonly atLeast: number;
  }[];
}

const system = (await importSource(`
  export { light } from './packages/design-system/src/themes/light.ts';
  export { dark } from './packages/design-system/src/themes/dark.ts';
  export { contrast } from './packages/design-system/src/testing/contrast.ts';
  export { listContrastPairs } from './packages/design-system/src/testing/contrast-pairs.ts';
`)) as DesignSystem;

const page = readFileSync(join(import.meta.dirname, '../../docs/guide/theming.md'), 'utf8');
const recipes = [...page.matchAll(/^```css\n([^]*?)^```$/gm)]
  .map(([, css = '']) => css)
  .filter((css) => css.includes('--spinout-color-'));

const COLOR = /--spinout-color-([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g;

const toNumbers = (text = '') => text.split(' ').map(Number);

/** A theme with the colors of a recipe. */
const apply = (css: string, name: 'light' | 'dark'): Theme => {
  const colors = [...css.matchAll(COLOR)].map(
    ([, color = '', light, dark]) => [color, toNumbers(name === 'light' ? light : dark)] as const,
  );
  const theme = system[name];
  return { ...theme, colors: { ...theme.colors, ...Object.fromEntries(colors) } };
};

const findWeakPairs = (theme: Theme) =>
  system
    .listContrastPairs(theme)
    .filter(({ front, back, atLeast }) => system.contrast(front, back) < atLeast)
    .map(({ name, front, back }) => `${name}: ${system.contrast(front, back).toFixed(2)}`);

it('the recipes of the guide set colors that the themes have, in light and dark', () => {
  expect(recipes).toHaveLength(3);
  const set = recipes.flatMap((css) => css.match(/--spinout-color-[\w-]+(?=:)/g) ?? []);
  const read = recipes.flatMap((css) => [...css.matchAll(COLOR)].map(([, name]) => name ?? ''));
  expect(read).toHaveLength(set.length);
  expect(read.filter((name) => !Object.hasOwn(system.light.colors, name))).toEqual([]);
});

it.each(['light', 'dark'] as const)(
  'each recipe, and all of them together, have enough contrast in %s',
  (name) => {
    for (const css of [...recipes, recipes.slice(0, 2).join('\n')])
      expect(findWeakPairs(apply(css, name))).toEqual([]);
  },
);
