import { createPlatformClient } from '@spinout/api-client';
import { exampleUser, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SaveProfile } from './profile.actors.js';
import { JourneyFrame } from '../../../frame/journey-frame.js';
import { ProfileSettingsScreen } from './profile-settings.js';

const open = (
  onSave: SaveProfile = () => Promise.resolve(),
  { isDemoAccount = false }: { isDemoAccount?: boolean } = {},
) => {
  const onClose = vi.fn();
  render(
    <StrictMode>
      <JourneyFrame runtime={testRuntime()}>
        <ProfileSettingsScreen user={exampleUser} {...{ onSave, onClose, isDemoAccount }} />
      </JourneyFrame>
    </StrictMode>,
  );
  return onClose;
};

/** A host that saves through the API client. */
const server = (reply: unknown) => {
  const transport = scriptedTransport({ 'session.saveProfile': reply });
  const api = createPlatformClient({ transport });
  const save: SaveProfile = async (change, options) => {
    await api.session.saveProfile(change, options);
  };
  return { transport, save };
};

const box = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

const write = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  if (text !== '') await userEvent.type(box(name), text);
};

describe('the profile dialog', () => {
  it('MENU-02 is modal and labeled, with the focus on the name', async () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Profile Settings' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(
      within(dialog).getByRole('heading', { level: 2, name: 'Profile Settings' }),
    ).toBeVisible();
    await waitFor(() => expect(box('Full Name')).toHaveFocus());
  });

  it('MENU-06, MENU-07, MENU-08 requires only a name', () => {
    open();
    expect(box('Full Name')).toBeRequired();
    expect(box('Full Name')).toHaveValue('Ada Example');
    expect(box('Organization')).not.toBeRequired();
    expect(box('Organization')).toHaveValue('Example University');
    expect(box('Bio')).not.toBeRequired();
    expect(box('Bio').tagName).toBe('TEXTAREA');
    expect(box('Research Interests')).toHaveValue('Sleep, Memory');
    expect(box('Research Interests')).toHaveAccessibleDescription('comma-separated');
  });

  it('MENU-06 says that the name is missing, focuses it and saves nothing (S-89)', async () => {
    const save = vi.fn<SaveProfile>(() => Promise.resolve());
    open(save);
    await write('Full Name', '');
    await userEvent.click(button('Save Changes'));
    expect(box('Full Name')).toHaveFocus();
    expect(box('Full Name')).toBeInvalid();
    expect(box('Full Name')).toHaveAccessibleDescription(/Enter your full name/);
    expect(save).not.toHaveBeenCalled();
  });

  it('MENU-07, MENU-09, API-22 sends what was typed and closes (S-89)', async () => {
    const { transport, save } = server({ success: true, user: exampleUser });
    const close = open(save);
    await write('Research Interests', ' a, ,b ');
    await write('Bio', '');
    await userEvent.click(button('Save Changes'));
    await waitFor(() => expect(close.mock.calls).toEqual([[true]]));
    expect(transport.requests).toMatchObject([{ method: 'PUT', path: '/auth/profile' }]);
    expect(transport.sentTo('session.saveProfile')).toEqual([
      {
        name: 'Ada Example',
        bio: '',
        organization: 'Example University',
        research_interests: ['a', 'b'],
      },
    ]);
  });

  it('saves on Enter in a single-line field, and breaks the line in the bio', async () => {
    const save = vi.fn<SaveProfile>(() => new Promise(() => undefined));
    open(save);
    await userEvent.type(box('Bio'), '{Enter}Second line');
    expect(save).not.toHaveBeenCalled();
    await userEvent.type(box('Organization'), '{Enter}');
    expect(save.mock.calls[0]?.[0].bio).toBe('Made up for tests.\nSecond line');
  });

  it.each([
    ['refuses', () => jsonReply(403, { error: 'forbidden' })],
    ['says that it did not', () => ({ success: false })],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('MENU-10 stays open with what was typed when the server %s (S-89)', async (_, reply) => {
    const close = open(server(reply).save);
    await write('Full Name', 'Grace Example');
    await userEvent.click(button('Save Changes'));
    const dialog = screen.getByRole('dialog', { name: 'Profile Settings' });
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe('Failed to update profile. Please try again.');
    expect(box('Full Name')).toHaveValue('Grace Example');
    expect(button('Save Changes')).toBeEnabled();
    expect(close).not.toHaveBeenCalled();
  });

  it('shows that it is saving, with read-only fields', async () => {
    open(() => new Promise(() => undefined));
    await userEvent.click(button('Save Changes'));
    expect(button('Saving...')).toBeDisabled();
    expect(button('Saving...')).toHaveAttribute('aria-busy', 'true');
    expect(box('Full Name')).toHaveAttribute('readonly');
    expect(button('Cancel')).toBeEnabled();
  });

  it.each(['Escape', 'Cancel'])('closes with %s and saves nothing', async (action) => {
    const save = vi.fn<SaveProfile>(() => Promise.resolve());
    const close = open(save);
    if (action === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(button('Cancel'));
    expect(close.mock.calls).toEqual([[false]]);
    expect(save).not.toHaveBeenCalled();
  });

  it('labels a demo account and says where its changes are saved (T-39, T-41)', () => {
    open(undefined, { isDemoAccount: true });
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Demo account')).toBeVisible();
    expect(within(dialog).getByText('Changes stay in this browser.')).toBeVisible();
  });
});
