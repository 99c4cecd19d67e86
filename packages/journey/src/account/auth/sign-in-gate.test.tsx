import { exampleUser } from '@spinout/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writePendingSignIn, createTabStorage, storedTokens } from './auth.test-tools.js';
import { SignInGate } from './sign-in-gate.js';
import { show } from './auth-provider.test-tools.js';

describe('the gate', () => {
  const gate = (role?: string) => (
    <SignInGate role={role} fallback={<p>Prompt</p>}>
      <p>Journey</p>
    </SignInGate>
  );

  it('AUTH-14 shows the prompt while signed out, and the journey while signed in (S-86)', async () => {
    show({}, gate());
    expect(screen.getByText('Checking your sign-in...')).toBeVisible();
    expect(await screen.findByText('Prompt')).toBeVisible();
    expect(screen.queryByText('Journey')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
    expect(await screen.findByText('Journey')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Prompt')).toBeVisible();
  });

  it('does not trust the user in the address before the profile is loaded', async () => {
    const user = encodeURIComponent(JSON.stringify({ ...exampleUser, role: 'enterprise' }));
    const tab = createTabStorage();
    writePendingSignIn(tab);
    const { auth } = show(
      {
        at: `/auth/callback?token=t1&user=${user}`,
        tab,
        settings: { acceptUrlToken: true },
        script: { 'session.profile': { success: true, user: { ...exampleUser, role: 'user' } } },
      },
      gate('researcher'),
    );
    expect(await screen.findByText('Prompt')).toBeVisible();
    expect(auth().role).toBe('user');
  });

  it('AUTH-30 shows its children to people with the role', async () => {
    show({ tokens: storedTokens() }, gate('researcher'));
    expect(await screen.findByText('Journey')).toBeVisible();
  });
});
