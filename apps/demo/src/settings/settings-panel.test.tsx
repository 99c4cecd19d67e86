import { ThemeRoot } from '@spinout/design-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readSettings } from './settings.js';
import { SettingsPanel } from './settings-panel.js';

const renderPanel = (query: string) => {
  const onChange = vi.fn();
  render(
    <ThemeRoot>
      <SettingsPanel
        defaultBackend="server"
        settings={readSettings(query, 'server')}
        onChange={onChange}
      />
    </ThemeRoot>,
  );
  return onChange;
};

it('shows the page as any role, and as the signed-in user again', async () => {
  const onChange = renderPanel('');
  const choice = screen.getByRole('combobox', { name: 'View as' });
  expect(choice).toHaveDisplayValue('Signed-in user');
  expect(screen.queryByText(/no token/)).toBeNull();
  await userEvent.selectOptions(choice, 'Administrator (demo)');
  expect(onChange).toHaveBeenLastCalledWith({ showAs: 'admin' });
});

it('explains that the demo role has no token and no rights on the server', async () => {
  const onChange = renderPanel('?as=enterprise');
  expect(screen.getByText(/no token and no rights on the server/)).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'View as' });
  await userEvent.selectOptions(choice, 'Signed-in user');
  expect(onChange).toHaveBeenLastCalledWith({ showAs: null });
});
