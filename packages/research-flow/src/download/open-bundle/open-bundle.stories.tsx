import { OpenBundleView } from '@spinout/flow-kit/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openBundleModels } from './open-bundle.fixtures.js';

const meta = {
  title: 'Research flow/Open bundle',
  component: OpenBundleView,
  args: { send: fn() },
} satisfies Meta<typeof OpenBundleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { model: openBundleModels.waiting } };
export const Reading: Story = { args: { model: openBundleModels.reading } };
export const Opened: Story = { args: { model: openBundleModels.opened } };
export const Changed: Story = { args: { model: openBundleModels.changed } };
