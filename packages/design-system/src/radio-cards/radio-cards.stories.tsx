import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/badge.js';
import { ClockIcon } from '../icon/status.icons.js';
import { Cluster, Stack } from '../layout/layout.js';
import { DotMeter } from '../meter/dot-meter.js';
import { Text } from '../text/text.js';
import { RadioCards, type RadioCardItem, type RadioCardsProps } from './radio-cards.js';

const content = (description: string, category: string, impact: number, level: string) => (
  <Stack gap={3} style={{ flex: 1, justifyContent: 'space-between' }}>
    <Text size="ui" tone="muted">
      {description}
    </Text>
    <Stack gap={3}>
      <Cluster gap={2}>
        <Badge>{category}</Badge>
        <Badge tone={level === 'Advanced' ? 'warning' : 'info'}>{level}</Badge>
      </Cluster>
      <Cluster justify="between" gap={2}>
        <Text as="span" size="sm" tone="muted" figures="tabular">
          <Cluster as="div" gap={1}>
            <ClockIcon size={16} /> 12–18 months
          </Cluster>
        </Text>
        <DotMeter label={`Potential impact: ${impact} out of 10`} value={impact} />
      </Cluster>
    </Stack>
  </Stack>
);

const items: readonly RadioCardItem[] = [
  {
    value: 'sleep',
    title: 'How sleep stabilizes new memories',
    content: content(
      'Which slow-wave events carry a memory from hippocampus to cortex, and which can be spared.',
      'Neuroscience',
      9,
      'Advanced',
    ),
  },
  {
    value: 'gram',
    title: 'Antibiotics that pass the outer membrane',
    content: content(
      'Rules for small molecules that enter Gram-negative cells and stay there.',
      'Drug Discovery',
      8,
      'Intermediate',
    ),
  },
  {
    value: 'code',
    title: 'Error correction on noisy qubits',
    content: content(
      'Codes of short distance for machines of today, measured against their cost in gates.',
      'Quantum Computing',
      7,
      'Advanced',
    ),
  },
];

function Controlled(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Design system/RadioCards',
  component: RadioCards,
  args: { label: 'Research topics', value: null, items, onValueChange: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {};
export const Selected: Story = { args: { value: 'sleep' } };
export const OneDisabled: Story = {
  args: {
    items: items.map((item, index) => (index === 1 ? { ...item, disabled: true } : item)),
  },
};
export const TitlesOnly: Story = {
  args: { items: items.map(({ value, title }) => ({ value, title })) },
};
export const LongText: Story = {
  args: {
    items: [
      {
        value: 'long',
        title:
          'A title which goes on for longer than anybody would like, with Donaudampfschifffahrtsgesellschaft in it',
        content: <Text>{'Long content. '.repeat(30)}</Text>,
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { value: 'gram' },
  parameters: { direction: 'rtl' },
};
