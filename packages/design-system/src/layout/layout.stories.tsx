import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { TextField } from '../text-field/text-field.js';
import { Cluster, Grid, Split, Stack } from './layout.js';

const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => (
  <Card key={word} padding="sm">
    {word}
  </Card>
));

/** Layouts measure the nearest container. */
const Container = ({ width, children }: { width?: string; children: ReactNode }) => (
  <div style={{ containerType: 'inline-size', inlineSize: width }}>{children}</div>
);

const search = (
  <Split as="form" gap={3} align="end">
    <TextField label="Search" value="" />
    <Button type="submit">Search papers</Button>
  </Split>
);

const page = (
  <Split aside="wide" from="lg" gap={8} align="start">
    <Stack>{cards}</Stack>
    <Card padding="sm">Summary</Card>
  </Split>
);

const meta = {
  title: 'Design system/Layout',
  component: Stack,
  subcomponents: { Cluster, Grid, Split },
  args: { children: cards },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = { args: { gap: 2 } };
export const Inline: Story = { render: () => <Cluster gap={2}>{cards}</Cluster> };
export const SpaceBetween: Story = {
  render: () => <Cluster justify="between">{cards.slice(0, 2)}</Cluster>,
};
export const Columns: Story = { render: () => <Grid column="narrow">{cards}</Grid> };
export const StretchedColumns: Story = {
  render: () => (
    <Grid column="narrow" stretch>
      {cards.slice(0, 2)}
    </Grid>
  ),
};
export const ThreeColumns: Story = {
  render: () => (
    <Container>
      <Grid columns={3} gap={8} rowGap={2}>
        {cards}
      </Grid>
    </Container>
  ),
};
export const SplitRow: Story = { render: () => search };
export const SplitPage: Story = { render: () => <Container>{page}</Container> };
export const SplitOnPhone: Story = {
  render: () => (
    <Container width="22rem">
      <Stack>
        {search}
        {page}
      </Stack>
    </Container>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <Container>
      <Stack>
        {search}
        {page}
        <Cluster justify="between">{cards.slice(0, 2)}</Cluster>
      </Stack>
    </Container>
  ),
  parameters: { direction: 'rtl' },
};
