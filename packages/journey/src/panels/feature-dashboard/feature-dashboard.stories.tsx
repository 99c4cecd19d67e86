import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { overviewModels } from './feature-dashboard.fixtures.js';
import { FeatureDashboard } from './feature-dashboard.js';
import { Container } from './feature-dashboard.styles.js';
import { OverviewView } from './overview.view.js';

const meta = {
  title: 'Journey/Feature dashboard',
  component: OverviewView,
  args: { send: fn() },
  render: (args) => (
    <Container>
      <OverviewView {...args} />
    </Container>
  ),
} satisfies Meta<typeof OverviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { model: overviewModels.waiting } };
export const Activity: Story = { args: { model: overviewModels.activity } };
export const Refreshing: Story = { args: { model: overviewModels.refreshing } };
export const NoActivity: Story = { args: { model: overviewModels.noActivity } };
export const Services: Story = { args: { model: overviewModels.services } };
export const Failed: Story = { args: { model: overviewModels.failed } };

const api = () => createPlatformClient({ transport: scriptedTransport(allExampleReplies) });

/** With scripted replies: opens every tab once. */
export const FullDashboard: Story = {
  args: { model: overviewModels.waiting },
  render: () => <FeatureDashboard api={api()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('list', { name: 'Completed requests' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Quantum Computing' }));
    await canvas.findByRole('region', { name: 'Quantum Computing Services' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Disclaimers' }));
    await expect(await canvas.findByText('Research use')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'PDF Generation' }));
    await expect(canvas.getByRole('list', { name: 'PDF templates' })).toBeVisible();
  },
};

export const WithoutQuantum: Story = {
  args: { model: overviewModels.waiting },
  render: () => <FeatureDashboard api={api()} features={{ quantum: false }} />,
};
