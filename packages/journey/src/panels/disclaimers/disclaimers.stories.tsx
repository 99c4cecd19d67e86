import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { disclaimersModels } from './disclaimers.fixtures.js';
import { Disclaimers } from './disclaimers.js';
import { DisclaimersFullView, DisclaimersView } from './disclaimers.view.js';

const meta = {
  title: 'Journey/Disclaimers',
  component: DisclaimersView,
  args: { send: fn() },
} satisfies Meta<typeof DisclaimersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { args: { model: disclaimersModels.shown } };
export const Opened: Story = {
  args: { model: disclaimersModels.shown },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Disclaimers' }));
  },
};
export const OnPhone: Story = {
  args: { model: disclaimersModels.shown },
  globals: { viewport: { value: 'phone' } },
};
export const BuiltIn: Story = { args: { model: disclaimersModels.builtIn } };
export const WithoutTitles: Story = { args: { model: disclaimersModels.untitled } };
export const Expected: Story = { args: { model: disclaimersModels.expected } };
export const Understood: Story = { args: { model: disclaimersModels.understood } };
export const AtTheEndOfTheScreen: Story = {
  args: { model: disclaimersModels.shown, placement: 'end' },
  render: (args) => (
    <>
      <div style={{ blockSize: '120vh' }} />
      <DisclaimersView {...args} />
    </>
  ),
};
export const UnderstoodAtTheEnd: Story = {
  args: { model: disclaimersModels.understood, placement: 'end' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Disclaimers' }));
  },
};
export const InFull: Story = {
  args: { model: disclaimersModels.shown },
  render: ({ model }) => <DisclaimersFullView model={model} />,
};
export const InFullWaiting: Story = {
  args: { model: disclaimersModels.waiting },
  render: ({ model }) => <DisclaimersFullView model={model} />,
};

/** With scripted replies: the notice appears and can be dismissed. */
export const FullPage: Story = {
  args: { model: disclaimersModels.expected },
  render: () => (
    <Disclaimers
      api={createPlatformClient({ transport: scriptedTransport(allExampleReplies) })}
      storage={memoryStorage()}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'I Understand' }));
    await expect(canvas.queryByRole('region', { name: 'Disclaimers' })).toBeNull();
  },
};
