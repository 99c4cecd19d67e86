import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Grid, Stack } from '../layout/layout.js';
import { Table, type TableColumn } from '../table/table.js';
import { contrast } from '../testing/contrast.js';
import { contrastPairs, type ContrastPair } from '../testing/contrast-pairs.js';
import { Heading, Text } from '../text/text.js';
import { dark } from '../themes/dark.js';
import { highContrast } from '../themes/high-contrast.js';
import { light } from '../themes/light.js';
import { accent, data, neutral } from './color.js';
import { motion } from './motion.js';
import { css, type Oklch } from './oklch.js';
import { radius } from './radius.js';
import { size } from './size.js';
import { space } from './space.js';
import { fontSize } from './type.js';

const themes = { light, dark, 'high-contrast': highContrast };

const Swatch = ({ name, color }: { name: string; color: Oklch }) => (
  <Stack gap={1}>
    <div
      style={{
        blockSize: '3.5rem',
        borderRadius: radius.control,
        border: '1px solid var(--spinout-color-hairline)',
        background: css(color),
      }}
    />
    <Text size="sm">{name}</Text>
    <Text size="xs" tone="muted" face="mono">
      {css(color)}
    </Text>
  </Stack>
);

const Swatches = ({
  title,
  colors,
}: {
  title: string;
  colors: Readonly<Record<string, Oklch>>;
}) => (
  <Stack gap={3}>
    <Heading level={3}>{title}</Heading>
    <Grid column="narrow" gap={3}>
      {Object.entries(colors).map(([name, color]) => (
        <Swatch key={name} name={name} color={color} />
      ))}
    </Grid>
  </Stack>
);

const Values = ({
  title,
  values,
  show,
}: {
  title: string;
  values: Readonly<Record<string, string>>;
  show: (value: string) => ReactNode;
}) => (
  <Table
    caption={title}
    columns={[
      { id: 'name', header: 'Name', cell: ([name]: [string, string]) => name },
      { id: 'value', header: 'Value', cell: ([, value]) => value },
      { id: 'look', header: 'Look', cell: ([, value]) => show(value) },
    ]}
    rows={Object.entries(values)}
    rowKey={([name]) => name}
  />
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
    header: 'Look',
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

const meta = { title: 'Design system/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <Stack gap={8}>
      <Swatches title="Neutral" colors={neutral} />
      <Swatches title="Accent" colors={accent} />
      <Swatches
        title="Data"
        colors={Object.fromEntries(data.map((c, i) => [`data ${i + 1}`, c]))}
      />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      <Values
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
      <Values
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
      <Values title="Size" values={size} show={() => null} />
      <Values title="Motion" values={motion} show={() => null} />
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Values
      title="Type"
      values={fontSize}
      show={(value) => <span style={{ fontSize: value }}>Quiet paper, exact ink, 0123</span>}
    />
  ),
};

/** Computed from the token values, pair by pair. */
export const Contrast: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(themes).map(([name, theme]) => (
        <Table
          key={name}
          caption={`Contrast in the theme ${name}`}
          columns={pairColumns}
          rows={contrastPairs(theme)}
          rowKey={(pair) => pair.name}
        />
      ))}
    </Stack>
  ),
};
