import { exampleUser } from '@spinout/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { profileModels } from './profile.fixtures.js';
import { profileMessages } from './profile.messages.js';
import { JourneyFrame } from '../../../frame/journey-frame.js';
import { ProfileSettingsScreen } from './profile-settings.js';
import { ProfileSettingsView } from './profile-settings.view.js';

const meta = {
  title: 'Journey/Profile settings',
  component: ProfileSettingsView,
  args: {
    send: fn(),
    nameField: createRef<HTMLInputElement>(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '46rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileSettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { args: { model: profileModels.editing } };
export const Empty: Story = { args: { model: profileModels.empty } };
export const DemoAccount: Story = { args: { model: profileModels.editing, isDemoAccount: true } };
export const NameMissing: Story = { args: { model: profileModels.nameMissing } };
export const Saving: Story = { args: { model: profileModels.saving } };
export const Failed: Story = { args: { model: profileModels.failed } };

/** The first save fails and keeps the draft; the second succeeds. */
export const Interactive: Story = {
  // Storybook follows what args hold; the shared ref holds an element of an earlier story.
  args: { model: profileModels.editing, nameField: createRef<HTMLInputElement>() },
  render: () => (
    <JourneyFrame>
      <ProfileSettingsScreen
        user={exampleUser}
        onSave={fn().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(undefined)}
        onClose={fn()}
      />
    </JourneyFrame>
  ),
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Full Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Grace Example');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(profileMessages.failed);
    await expect(name).toHaveValue('Grace Example');
  },
};
