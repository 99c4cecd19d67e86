import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ServicesPopoverView } from './services-popover.view.js';
import { servicesStatusModels } from './services-status.fixtures.js';
import { ServicesStatus } from './services-status.js';
import { ServicesStatusView } from './services-status.view.js';

const meta = {
  title: 'Journey/Services status',
  component: ServicesStatusView,
  args: { send: fn() },
} satisfies Meta<typeof ServicesStatusView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { args: { model: servicesStatusModels.checking } };
export const Closed: Story = { args: { model: servicesStatusModels.closed } };
export const Operational: Story = { args: { model: servicesStatusModels.operational } };
export const Degraded: Story = { args: { model: servicesStatusModels.degraded } };
export const Empty: Story = { args: { model: servicesStatusModels.empty } };
export const Unavailable: Story = { args: { model: servicesStatusModels.unavailable } };
export const NeverAnswered: Story = { args: { model: servicesStatusModels.neverAnswered } };

const inHeader = (args: Parameters<typeof ServicesPopoverView>[0]) => (
  <header style={{ position: 'relative', minBlockSize: '24rem', textAlign: 'end' }}>
    <ServicesPopoverView {...args} />
  </header>
);

export const InHeader: Story = {
  args: { model: servicesStatusModels.closed },
  render: inHeader,
};
export const InHeaderOpen: Story = {
  args: { model: servicesStatusModels.operational },
  render: inHeader,
};
export const InHeaderDegraded: Story = {
  args: { model: servicesStatusModels.degraded },
  render: inHeader,
};

/** With scripted replies. */
export const WholeRoom: Story = {
  args: { model: servicesStatusModels.checking },
  render: () => (
    <ServicesStatus
      api={createPlatformClient({ transport: scriptedTransport(allExampleReplies) })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'All Services Operational' }));
    await expect(canvas.getByRole('list', { name: 'Services' })).toHaveTextContent('pdf: online');
  },
};
