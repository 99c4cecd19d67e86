import { Table, themes, highContrastDark, type Theme } from '@spinout/design-system';
import { listContrastPairs } from '../../packages/design-system/src/testing/contrast-pairs.js';
import { contrast } from '../../packages/design-system/src/testing/contrast.js';

/** From here on, a pair is text; below, it is a line or a mark. */
const TEXT = 4.5;

const PALETTES: readonly (readonly [title: string, theme: Theme])[] = [
  ['Light', themes.light],
  ['Dark', themes.dark],
  ['High contrast', themes['high-contrast']],
  ['High contrast on black', highContrastDark],
];

const rows = PALETTES.map(([title, theme]) => {
  const pairs = listContrastPairs(theme).map(({ front, back, ...pair }) => ({
    ...pair,
    ratio: contrast(front, back),
  }));
  const findLowest = (isText: boolean) => {
    const found = pairs.filter(({ atLeast }) => atLeast >= TEXT === isText);
    return found.reduce((lowest, pair) => (pair.ratio < lowest.ratio ? pair : lowest));
  };
  return { title, count: pairs.length, text: findLowest(true), mark: findLowest(false) };
});

type Row = (typeof rows)[number];

const formatPair = ({ name, ratio }: Row['text']) => (
  <span className="token-name">
    {ratio.toFixed(2)} : 1<small>{name}</small>
  </span>
);

/** The pair with the lowest contrast in each theme, computed from the tokens. */
export const ContrastSummary = () => (
  <Table
    caption="Lowest contrast in each theme"
    captionHidden
    rows={rows}
    rowKey={({ title }) => title}
    columns={[
      { id: 'theme', header: 'Theme', cell: ({ title }) => title },
      { id: 'count', header: 'Pairs', align: 'end', cell: ({ count }) => count },
      {
        id: 'text',
        header: 'Lowest for text (at least 4.5)',
        cell: ({ text }) => formatPair(text),
      },
      {
        id: 'mark',
        header: 'Lowest for lines and marks (at least 3)',
        cell: ({ mark }) => formatPair(mark),
      },
    ]}
  />
);
