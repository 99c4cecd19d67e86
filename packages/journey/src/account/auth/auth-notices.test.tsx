import { exampleUser } from '@spinout/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { storedTokens, NO_ANSWER } from './auth.test-tools.js';
import { show } from './auth-provider.test-tools.js';

describe('alerts and notices of sign-in', () => {
  it('T-39 reports that the service is unavailable', async () => {
    show({ script: { 'session.health': NO_ANSWER } });
    await screen.findByText('signed-out nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with ORCID' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Authentication failed: sign-in service unavailable',
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue with ORCID' })).toHaveFocus();
  });

  it('T-70 says that the sign-in could not be checked; Retry does not lose the focus', async () => {
    let isDown = true;
    const refreshed = { success: true, token: 'next', refresh_token: 'next-refresh' };
    show({
      tokens: storedTokens(),
      script: {
        'session.profile': () => (isDown ? NO_ANSWER() : { success: true, user: exampleUser }),
        'session.refresh': () => (isDown ? NO_ANSWER() : refreshed),
      },
    });
    expect(await screen.findByText('We could not check your sign-in')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('unverified nobody');
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('signed-in Ada Example researcher');
    expect(screen.queryByText('We could not check your sign-in')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('offers a new tab inside another site’s frame', async () => {
    const { page, visitedUrls } = show({ isFramed: true });
    await screen.findByText('signed-out nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    const link = screen.getByRole('link', { name: 'Open in new tab' });
    expect(link).toHaveAttribute('href', page.href());
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(visitedUrls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
