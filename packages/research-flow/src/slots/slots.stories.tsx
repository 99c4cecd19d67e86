import { createApiClient } from '@spinout/api-client';
import { exampleHypothesis, exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { Badge, Banner, Button, Link, Stack, Text } from '@spinout/design-system';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleClaims } from '../evidence/evidence.fixtures.js';
import { ClaimList } from '../evidence/claim-list.view.js';
import { ResearchFlow } from '../research-flow.js';
import { LiteratureStep } from '../steps/literature/literature-step.js';
import { SlotsContext } from './slot.js';
import type { FlowSlots } from './slots.types.js';

/** Content of a host in and around parts of the flow. */
const meta = { title: 'Research flow/Slots' } satisfies Meta;
export default meta;
type Story = StoryObj;

const api = createApiClient({ transport: scriptedTransport(exampleReplies) });

const slots: FlowSlots = {
  header: ({ step, children }) => (
    <Stack gap={3}>
      <Text weight="strong">Lab notebook: {step}</Text>
      {children}
    </Stack>
  ),
  stepFooter: ({ children }) => (
    <>
      <Button variant="quiet">Ask a colleague</Button>
      {children}
    </>
  ),
  paperCard: ({ paper, children }) => (
    <>
      {children}
      <Badge>{paper.year === null ? 'Without a year' : 'In our library'}</Badge>
    </>
  ),
  evidence: ({ children }) => (
    <Stack gap={1}>
      {children}
      <Link href="#reader">Open in our reader</Link>
    </Stack>
  ),
  completion: ({ children }) => (
    <>
      <Banner tone="success">A copy is in your library.</Banner>
      {children}
    </>
  ),
};

const createFlow = (defaultStep: number) => {
  const storage = memoryStorage();
  return () => <ResearchFlow api={api} defaultStep={defaultStep} {...{ storage, slots }} />;
};

export const HeaderAndFooter: Story = {
  render: createFlow(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lab notebook: topic')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Ask a colleague' });
    await waitFor(() => expect(button).toBeVisible());
  },
};

export const PaperCards: Story = {
  render: () => (
    <LiteratureStep
      api={api}
      journeyId="journey-1"
      hypothesis={exampleHypothesis}
      slots={{ paperCard: slots.paperCard }}
    />
  ),
  play: async ({ canvas }) => {
    const [badge] = await canvas.findAllByText('In our library');
    await expect(badge).toBeVisible();
  },
};

export const Passages: Story = {
  render: () => (
    <SlotsContext.Provider value={slots}>
      <ClaimList label="Claims" claims={[exampleClaims.supported]} quotes="open" />
    </SlotsContext.Provider>
  ),
};

export const Completion: Story = {
  render: createFlow(6),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Complete Company Formation' }),
    );
    await expect(await canvas.findByText('A copy is in your library.')).toBeVisible();
  },
};
