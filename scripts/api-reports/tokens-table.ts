import { importSource } from '../import-source.ts';
import type * as Tokens from '../../.storybook/blocks/list-tokens.ts';

/** The design tokens and their purposes, as the stories list them. */
type TokenLists = Pick<typeof Tokens, 'THEME_TOKENS' | 'listScaleTokens' | 'valuesOf'>;

/** Reads the tokens from the sources of the design system. */
export const readTokens = async (): Promise<TokenLists> =>
  (await importSource(`export * from './.storybook/blocks/list-tokens.ts';`)) as TokenLists;

const formatRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');

/** Computed values have more digits than anyone would write. */
const shorten = (value: string) =>
  value.replaceAll(/\d\.\d{5,}/g, (number) => String(Number(Number(number).toFixed(4))));

const code = (text: string | undefined) => `\`${shorten(text ?? '')}\``;

/**
 * Formats design tokens as a Markdown table: those of a scale, such as `space`, or those that depend on the theme, by the first
 * word of their group: `Surfaces`, `Tones`.
 * @throws {Error} if there are no such tokens
 */
export function formatTokensTable(
  name: string,
  { THEME_TOKENS, listScaleTokens, valuesOf }: TokenLists,
): string {
  const [, group] = Object.entries(THEME_TOKENS).find(([title]) => title.startsWith(name)) ?? [];
  if (group)
    return formatRows([
      ['Variable', 'For', '`light`', '`dark`'],
      ['---', '---', '---', '---'],
      ...group.map(({ variable, purpose }) => [
        code(variable),
        purpose,
        code(valuesOf.light[variable]),
        code(valuesOf.dark[variable]),
      ]),
    ]);
  const scale = listScaleTokens(name as Parameters<typeof listScaleTokens>[0]);
  if (scale.length === 0) throw new Error(`There are no tokens ${name}.`);
  return formatRows([
    ['Variable', 'For', 'Value'],
    ['---', '---', '---'],
    ...scale.map(({ variable, purpose, value }) => [code(variable), purpose, code(value)]),
  ]);
}
