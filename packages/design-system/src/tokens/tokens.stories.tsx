import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatches } from '../design-showcase/swatches.js';
import { listTokens, Waterfall } from '../design-showcase/waterfall.js';
import { Stack } from '../layout/layout.js';
import { Table, type TableColumn } from '../table/table.js';
import { contrast } from '../testing/contrast.js';
import { listContrastPairs, type ContrastPair } from '../testing/contrast-pairs.js';
import { Heading } from '../text/text.js';
import { themes } from '../themes/themes.js';
import { accent, data, neutral } from './color.js';
import { motion } from './motion.js';
import { css, type Oklch } from './oklch.js';
import { radius } from './radius.js';
import { size } from './size.js';
import { space } from './space.js';
import { fontSize } from './type.js';

interface TokenListProps {
  title: string;
  values: Readonly<Record<string, string>>;
  show: (value: string) => ReactNode;
}

const TokenList = ({ title, values, show }: TokenListProps) => (
  <Stack gap={2}>
    <Heading level={3} size="ui">
      {title}
    </Heading>
    <Waterfall tokens={listTokens(values, show)} />
  </Stack>
);

const Mark = ({ color }: { color: Oklch }) => (
  <span
    style={{
      display: 'inline-block',
      inlineSize: '2.5rem',
      blockSize: '0.75rem',
      border: `2px solid ${css(color)}`,
    }}
  />
);

const pairColumns: readonly TableColumn<ContrastPair>[] = [
  { id: 'pair', header: 'Pair', cell: (pair) => pair.name },
  {
    id: 'look',
    header: 'Preview',
    cell: ({ front, back, atLeast }) => (
      <span
        aria-hidden="true"
        style={{ background: css(back), color: css(front), padding: '0.25rem 0.5rem' }}
      >
        {atLeast < 4.5 ? <Mark color={front} /> : 'Aa 123'}
      </span>
    ),
  },
  {
    id: 'contrast',
    header: 'Contrast',
    align: 'end',
    cell: ({ front, back }) => contrast(front, back).toFixed(2),
  },
  { id: 'least', header: 'At least', align: 'end', cell: ({ atLeast }) => String(atLeast) },
];

type ThemeName = keyof typeof themes;

const meta = { title: 'Design system/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  render: () => (
    <Stack gap={8}>
      <Swatches level={3} title="Neutral" colors={neutral} />
      <Swatches level={3} title="Accent" colors={accent} />
      <Swatches
        level={3}
        title="Data"
        colors={Object.fromEntries(data.map((c, i) => [`data ${i + 1}`, c]))}
      />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      <TokenList
        title="Space"
        values={space}
        show={(value) => (
          <div
            style={{
              inlineSize: value,
              blockSize: '0.75rem',
              background: 'var(--spinout-color-accent-text)',
            }}
          />
        )}
      />
      <TokenList
        title="Radius"
        values={radius}
        show={(value) => (
          <div
            style={{
              inlineSize: '3rem',
              blockSize: '3rem',
              border: '1px solid var(--spinout-color-border-control)',
              borderRadius: value,
            }}
          />
        )}
      />
      <TokenList title="Size" values={size} show={() => null} />
      <TokenList title="Motion" values={motion} show={() => null} />
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <TokenList
      title="Type"
      values={fontSize}
      show={(value) => <span style={{ fontSize: value }}>The quick brown fox, 0123</span>}
    />
  ),
};

const getTheme = (name: unknown): ThemeName =>
  typeof name === 'string' && Object.hasOwn(themes, name) ? (name as ThemeName) : 'light';

/** Contrast of each pair in the theme of the toolbar, computed from the token values. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const name = getTheme(globals['theme']);
    return (
      <Table
        caption={`Contrast in the theme ${name}`}
        columns={pairColumns}
        rows={listContrastPairs(themes[name])}
        rowKey={({ name, atLeast }) => `${name}, ${atLeast}`}
      />
    );
  },
};
