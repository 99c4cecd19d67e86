import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.js';
import { Cluster, Grid, Stack } from './layout.js';

const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => (
  <Card key={word} padding="sm">
    {word}
  </Card>
));

const meta = {
  title: 'Design system/Layout',
  component: Stack,
  subcomponents: { Cluster, Grid },
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
