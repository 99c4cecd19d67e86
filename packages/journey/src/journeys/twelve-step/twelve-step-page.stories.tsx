import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { Button, Card, Heading, Text } from '@spinout/design-system';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaperCard } from './paper/paper-card.js';
import { StructureCard } from './structure/structure-card.js';
import { twelveStepModels } from './twelve-step.fixtures.js';
import { TwelveStepPage } from './twelve-step-page.js';
import { TwelveStepPageView, TwelveStepRunView } from './twelve-step-page.view.js';

const api = createPlatformClient({ transport: scriptedTransport(allExampleReplies) });

const meta = {
  title: 'Journey/Twelve steps',
  component: TwelveStepRunView,
  args: {
    model: twelveStepModels.opened,
    send: fn(),
  },
  render: (args) => {
    const { structure, paper } = args.model;
    return (
      <TwelveStepPageView
        authButtons={<Button size="sm">Sign In</Button>}
        backendStatus="Ready"
        disclaimers={
          <Card variant="solid" padding="sm">
            <Text size="sm">Here the disclaimers stand.</Text>
          </Card>
        }
      >
        <TwelveStepRunView
          {...args}
          structureCard={structure && <StructureCard {...structure} />}
          paperCard={paper && <PaperCard {...paper} api={api} canShare />}
        />
      </TwelveStepPageView>
    );
  },
} satisfies Meta<typeof TwelveStepRunView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const Typed: Story = { args: { model: twelveStepModels.typed } };
export const Researching: Story = { args: { model: twelveStepModels.researching } };
export const Simulating: Story = { args: { model: twelveStepModels.simulating } };
export const Failed: Story = { args: { model: twelveStepModels.failed } };
export const Stopped: Story = { args: { model: twelveStepModels.stopped } };
export const InOtherTab: Story = { args: { model: twelveStepModels.inOtherTab } };
export const FullStorage: Story = { args: { model: twelveStepModels.fullStorage } };
export const NoProtein: Story = { args: { model: twelveStepModels.noProtein } };
export const NothingFound: Story = { args: { model: twelveStepModels.nothingFound } };
/** The host has the guided flow. */
export const NothingFoundWithFlow: Story = {
  args: { model: twelveStepModels.nothingFound, onContinueInFlow: fn() },
};
export const Typesetting: Story = { args: { model: twelveStepModels.typesetting } };
export const DataInstead: Story = { args: { model: twelveStepModels.dataInstead } };
export const Completed: Story = { args: { model: twelveStepModels.completed } };
export const RightToLeft: Story = {
  args: { model: twelveStepModels.completed },
  parameters: { direction: 'rtl' },
};

/** The gated content is not rendered; the rest is public. */
export const Gated: Story = {
  render: () => (
    <TwelveStepPage
      api={api}
      storage={memoryStorage()}
      backendStatus="Ready"
      gate={() => <Heading level={2}>Start Your Research Journey</Heading>}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status', { name: 'Backend status' })).toBeVisible();
  },
};

/** The page with scripted replies: an empty topic is rejected, a valid one starts the run. */
export const WholePage: Story = {
  render: () => <TwelveStepPage api={api} storage={memoryStorage()} backendStatus="Ready" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Research topic' });
    await userEvent.type(box, '{Enter}');
    const alert = await canvas.findByRole('alertdialog', { name: 'Alert' });
    await expect(alert).toHaveTextContent('Please enter a research topic');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await userEvent.type(box, 'BRCA1 protein');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Your Journey' }));
    await expect(await canvas.findByRole('img', { name: '3D structure view' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start Your Journey' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel run' }));
    await expect(canvas.getByRole('button', { name: 'Repeat from step 5' })).toBeVisible();
  },
};
