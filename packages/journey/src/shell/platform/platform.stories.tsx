import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { Card, Text } from '@spinout/design-system';
import { memoryStorage } from '@spinout/flow-kit';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PlatformView, type PlatformViewProps } from './platform.js';
import { PlatformSections } from './section-list.view.js';

/** The platform with its sections in a list, which the main page has in its header. */
function WithList({
  section = null,
  ...props
}: Omit<PlatformViewProps, 'section'> & { readonly section?: string | null }) {
  const [opened, setOpened] = useState<string | null>(section);
  const settings = { ...props, section: opened };
  return (
    <>
      <PlatformSections settings={settings} onOpen={setOpened} part={{}} />
      <PlatformView {...settings} />
    </>
  );
}

const meta = {
  title: 'Journey/Platform',
  component: WithList,
  args: {
    api: createPlatformClient({ transport: scriptedTransport(allExampleReplies) }),
    storage: memoryStorage(),
    guidedFlow: (
      <Card padding="lg">
        <Text>The six-step flow of the host stands here.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof WithList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GuidedFlow: Story = {};
export const GuidedFlowOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutGuidedFlow: Story = { args: { guidedFlow: undefined } };
export const PanelsAlone: Story = {
  args: { guidedFlow: undefined, features: { aiAgents: false, quantum: false } },
};
export const Quantum: Story = { args: { section: 'quantum' } };
export const MoreSections: Story = {
  args: {
    sections: [{ id: 'notes', label: 'Notes', content: <Text>What you have done so far.</Text> }],
    notices: <Text size="sm">All Services Operational</Text>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notes' }));
  },
};
