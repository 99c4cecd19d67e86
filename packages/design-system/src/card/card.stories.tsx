import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid, Stack } from '../layout/layout.js';
import { Heading, Text } from '../text/text.js';
import { Card, cardPaddings, cardVariants } from './card.js';

const content = (title: string) => (
  <Stack gap={2}>
    <Heading level={3} size="md">
      {title}
    </Heading>
    <Text tone="muted" size="ui">
      Separated by space first, a line second and a card last.
    </Text>
  </Stack>
);

const meta = {
  title: 'Design system/Card',
  component: Card,
  args: { as: 'article', children: content('A card') },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};
export const Solid: Story = { args: { variant: 'solid' } };
export const Elevated: Story = { args: { variant: 'elevated' } };
export const Glass: Story = {
  args: { variant: 'glass', padding: 'lg' },
  decorators: [
    (Story) => (
      <div
        style={{
          padding: '2rem',
          background: 'conic-gradient(from 40deg, #0d5c56, #9cc9bd, #20453f, #0d5c56)',
        }}
      >
        <Story />
      </div>
    ),
  ],
};
export const Gradient: Story = { args: { variant: 'gradient', padding: 'lg' } };
export const LongText: Story = {
  args: {
    children: content(
      'Synaptic-consolidation-during-slow-wave-sleep-and-its-pharmacological-modulation-in-humans',
    ),
  },
};

export const Variants: Story = {
  render: () => (
    <Grid>
      {cardVariants.map((variant) => (
        <Card key={variant} as="article" variant={variant} aria-label={`Card ${variant} md`}>
          {content(variant)}
        </Card>
      ))}
    </Grid>
  ),
};

/** 0, 12, 16, 24 and 32 px on a wide page. */
export const Paddings: Story = {
  render: () => (
    <Grid column="narrow">
      {cardPaddings.map((padding) => (
        <Card key={padding} as="article" padding={padding} aria-label={`Card outlined ${padding}`}>
          {content(padding)}
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    const distances = cards.map((card) => parseFloat(getComputedStyle(card).paddingTop));
    await expect(distances.slice(0, 4)).toEqual([0, 12, 16, 24]);
    await expect(distances[4]).toBeGreaterThanOrEqual(24);
  },
};
