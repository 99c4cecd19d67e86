import {
  Badge,
  BarMeter,
  Banner,
  Button,
  Card,
  Cluster,
  Heading,
  OriginBadge,
  RadioCards,
  Select,
  Skeleton,
  Spinner,
  Stack,
  Table,
  Text,
  ToggleGroup,
} from '@spinout/design-system';
import { UndoBanner } from '@spinout/flow-kit/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

/** The patterns as small examples, built from the design system. */
const meta = {
  title: 'Patterns/Examples',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Waiting: Story = {
  render: () => (
    <Stack gap={6}>
      <Card>
        <Stack gap={3}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton inlineSize="80%" />
          <Cluster gap={2}>
            <Skeleton shape="tag" />
            <Skeleton shape="tag" />
          </Cluster>
        </Stack>
      </Card>
      <Cluster>
        <Button busy disabled>
          Saving…
        </Button>
        <Text size="sm" tone="muted" role="status">
          <Spinner size={16} /> Reading page 12 of 40. You can leave: the result will be here.
        </Text>
      </Cluster>
    </Stack>
  ),
};

export const Empty: Story = {
  render: () => (
    <Card padding="lg">
      <Stack gap={3} align="start">
        <Heading level={3}>No papers yet</Heading>
        <Text tone="muted">Add a paper to see its findings and open questions here.</Text>
        <Button variant="primary">Add a paper</Button>
      </Stack>
    </Card>
  ),
};

export const Failed: Story = {
  render: () => (
    <Banner tone="error" actions={<Button size="sm">Try again</Button>}>
      We could not read this file. Your text is still here. Try another file, or paste the text.
    </Banner>
  ),
};

export const Evidence: Story = {
  render: () => (
    <Card padding="lg">
      <Stack gap={3}>
        <Text face="serif" size="lg">
          Sleep spindles after learning go along with better recall.
        </Text>
        <Cluster gap={3}>
          <BarMeter label="Evidence strength" value={0.35} valueText="Weak, 35 %" tone="warning">
            Weak
          </BarMeter>
          <Text size="sm" tone="muted">
            1 passage
          </Text>
        </Cluster>
        <Text as="blockquote" face="serif">
          “Sleep spindles rose after training.”
        </Text>
        <Text size="sm" tone="muted">
          Example paper, page 4
        </Text>
      </Stack>
    </Card>
  ),
};

export const Simulated: Story = {
  render: () => (
    <Cluster gap={3} align="baseline">
      <Text size="2xl" figures="tabular">
        −74.96 Ha
      </Text>
      <OriginBadge origin="simulated" />
      <Text size="sm" tone="muted">
        Ground-state energy of an example molecule
      </Text>
    </Cluster>
  ),
};

function DeleteAndUndo() {
  const [isDeleted, setDeleted] = useState(false);
  return isDeleted ? (
    <UndoBanner
      onUndo={() => setDeleted(false)}
      onDismiss={() => setDeleted(false)}
      dismissLabel="Dismiss and delete 3 journeys"
    >
      3 journeys deleted. You can undo this until you leave the page.
    </UndoBanner>
  ) : (
    <Button variant="danger" onClick={() => setDeleted(true)}>
      Delete 3 journeys
    </Button>
  );
}

export const Destructive: Story = {
  render: () => <DeleteAndUndo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 3 journeys' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Delete 3 journeys' })).toBeVisible();
  },
};

const STYLES = ['By year', 'By theme', 'As table'] as const;
const DESIGNS = [
  { value: 'parallel', title: 'Parallel groups', content: 'Each person gets one condition.' },
  { value: 'crossover', title: 'Crossover', content: 'Each person gets both, in random order.' },
] as const;
const COUNTRIES = ['Canada', 'Germany', 'Japan', 'Kenya', 'United States'];

function Choices() {
  const [style, setStyle] = useState<string>(STYLES[0]);
  const [design, setDesign] = useState<string>(DESIGNS[0].value);
  const [country, setCountry] = useState('Germany');
  return (
    <Stack gap={6}>
      <ToggleGroup
        label="Show papers"
        value={style}
        onValueChange={setStyle}
        items={STYLES.map((value) => ({ value, label: value }))}
      />
      <RadioCards label="Design" value={design} onValueChange={setDesign} items={DESIGNS} />
      <Select
        label="Country"
        value={country}
        onValueChange={setCountry}
        options={COUNTRIES.map((value) => ({ value, label: value }))}
      />
    </Stack>
  );
}

export const Choosing: Story = { render: () => <Choices /> };

const COSTS = [
  ['Sequencing', '48 samples', '14,400', 'standard'],
  ['Reagents', '12 kits', '3,120', 'user'],
  ['Total', '', '17,520', 'computed'],
] as const;

export const Numbers: Story = {
  render: () => (
    <Table
      caption="Budget of an example experiment"
      rows={COSTS}
      rowKey={([name]) => name}
      columns={[
        { id: 'name', header: 'Item', cell: ([name]) => name },
        { id: 'amount', header: 'Amount', align: 'end', cell: ([, amount]) => amount },
        { id: 'cost', header: 'Cost in US dollars', align: 'end', cell: ([, , cost]) => cost },
        {
          id: 'origin',
          header: 'Origin',
          cell: ([, , , origin]) => <OriginBadge origin={origin} />,
        },
      ]}
    />
  ),
};

export const OutOfDate: Story = {
  render: () => (
    <Card>
      <Stack gap={3} align="start">
        <Cluster gap={2}>
          <Heading level={3}>Literature review</Heading>
          <Badge tone="warning">Out of date</Badge>
        </Cluster>
        <Text tone="muted">You changed the hypothesis after this review.</Text>
        <Button size="sm">Update the review</Button>
      </Stack>
    </Card>
  ),
};
