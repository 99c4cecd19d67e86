import { ThemeRoot } from '@spinout/design-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readSettings } from './settings.js';
import { SettingsPanel } from './settings-panel.js';

const show = (query: string) => {
  const onChange = vi.fn();
  render(
    <ThemeRoot>
      <SettingsPanel served="server" settings={readSettings(query, 'server')} onChange={onChange} />
    </ThemeRoot>,
  );
  return onChange;
};

it('shows the page to any role, and to who is signed in again', async () => {
  const onChange = show('');
  const choice = screen.getByRole('combobox', { name: 'Shown to' });
  expect(choice).toHaveDisplayValue('Who is signed in');
  expect(screen.queryByText(/It has no token/)).toBeNull();
  await userEvent.selectOptions(choice, 'Administrator (demo)');
  expect(onChange).toHaveBeenLastCalledWith({ showAs: 'admin' });
});

it('says that such an account has no token, and that the server goes on refusing', async () => {
  const onChange = show('?as=enterprise');
  expect(screen.getByText(/It has no token: the server refuses/)).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Shown to' });
  await userEvent.selectOptions(choice, 'Who is signed in');
  expect(onChange).toHaveBeenLastCalledWith({ showAs: null });
});
