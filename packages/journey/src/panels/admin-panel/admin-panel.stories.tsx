import { createPlatformClient } from '@spinout/api-client';
import { jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import type { ThemeName } from '@spinout/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { configs, hostPage } from './admin-panel.fixtures.js';
import { AdminPanel, type AdminPanelProps } from './admin-panel.js';

const usual = {
  literature: { status: 'online' },
  hypothesis: { status: 'online' },
  experiment: { status: 'online' },
  documents: { status: 'online' },
  quantum: { status: 'online' },
  pdf: { status: 'online' },
};

interface PageProps extends Omit<AdminPanelProps, 'api'> {
  /** Reply of the server about its services. */
  readonly services: unknown;
}

/** The panel with a scripted server. */
function Page({ services, ...props }: PageProps) {
  const [api] = useState(() =>
    createPlatformClient({
      transport: scriptedTransport({ 'platform.services': () => services }),
    }),
  );
  return <AdminPanel {...props} api={api} />;
}

const meta = {
  title: 'Journey/Admin panel',
  component: Page,
  args: { page: hostPage, config: configs.usual, services: { services: usual } },
  render: (args, { globals }) => <Page {...args} theme={globals['theme'] as ThemeName} />,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'All Services Operational' });
    await userEvent.click(canvas.getByRole('button', { name: 'Genomics: 4 paths' }));
    await expect(canvas.getByText('/api/v1/genomics/analyze/variants')).toBeVisible();
  },
};
export const EverythingOff: Story = { args: { config: configs.everythingOff } };
export const ServicesDegraded: Story = {
  args: { services: { services: { ...usual, quantum: { status: 'offline' } } } },
};
export const ServicesUnavailable: Story = { args: { services: jsonReply(503, {}) } };
export const NothingConfigured: Story = { args: { config: undefined } };
export const SecretsLeftOut: Story = {
  args: { config: configs.withSecrets },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/hunter2|robot|sesame/);
  },
};
export const Narrow: Story = {
  args: { config: configs.long },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { dir: 'rtl' } };
