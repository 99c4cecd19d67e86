import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importSource } from '../import-source.ts';
import { formatTokensTable, readTokens } from './tokens-table.ts';

const lists = await readTokens();
const { names } = (await importSource(`
  import { light } from './packages/design-system/src/themes/light.ts';
  import { createThemeVariables, staticVariables } from './packages/design-system/src/themes/variables.ts';
  export const names = Object.keys({ ...createThemeVariables(light), ...staticVariables });
`)) as { readonly names: readonly string[] };

it('the guide names every variable of the themes, with a purpose for each scale and group', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/guide/tokens.md'), 'utf8');
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
  const scales = [...page.matchAll(/<!-- tokens: ([a-z]+) -->/g)].map(([, scale]) => scale ?? '');
  const tokens = scales.flatMap((scale) => lists.listScaleTokens(scale as 'space'));
  expect(tokens.filter(({ purpose }) => purpose === '')).toEqual([]);
});

it('a table of colors has the value in the light and in the dark theme', () => {
  const { light, dark } = lists.valuesOf;
  expect(formatTokensTable('Surfaces', lists)).toContain(
    `| \`--spinout-color-canvas\` | Page | \`${light['--spinout-color-canvas']}\` | \`${dark['--spinout-color-canvas']}\` |`,
  );
});

it('a table of a scale has its values, and there is none of an unknown scale', () => {
  expect(formatTokensTable('radius', lists)).toContain(
    '| `--spinout-radius-control` | Buttons and fields | `6px` |',
  );
  expect(() => formatTokensTable('colours', lists)).toThrow('no tokens colours');
});
