import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { SignInDialog } from './sign-in-dialog.js';
import { SignInPrompt } from './sign-in-prompt.js';
import { signInStates, type SignInState } from './sign-in.fixtures.js';

const TITLE = 'Start Your Research Journey';
const PROVIDER_NAMES = ['Continue with Google', 'Continue with GitHub', 'Continue with ORCID'];

const actions = () => ({
  onSignIn: vi.fn(),
  onContinueAsGuest: vi.fn(),
  onRetry: vi.fn(),
  onProblemClose: vi.fn(),
});

const show = (state: SignInState) => {
  const handlers = actions();
  const element = (current: SignInState) => (
    <JourneyFrame>
      <SignInPrompt {...current} {...handlers} />
    </JourneyFrame>
  );
  const { rerender } = render(element(state));
  return { ...handlers, become: (next: SignInState) => rerender(element(next)) };
};

const button = (name: string) => screen.getByRole('button', { name });

describe('the sign-in prompt', () => {
  it('AUTH-10 is a region labeled by its title', () => {
    show(signInStates.ready);
    const region = screen.getByRole('region', { name: TITLE });
    expect(within(region).getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
  });

  it('AUTH-11 lists the benefits', () => {
    show(signInStates.ready);
    const list = screen.getByRole('list', { name: 'Benefits' });
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  it('AUTH-12 has a button for each of the three providers, in order', async () => {
    const { onSignIn } = show(signInStates.ready);
    const names = screen
      .getAllByRole('button', { name: /^Continue with/ })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(PROVIDER_NAMES);
    for (const name of PROVIDER_NAMES) await userEvent.click(button(name));
    expect(onSignIn.mock.calls).toEqual([['google'], ['github'], ['orcid']]);
  });

  it('AUTH-13 lets a person continue as a guest and says where the work is saved (T-09)', async () => {
    const { onContinueAsGuest } = show(signInStates.ready);
    await userEvent.click(button('Continue as Guest'));
    expect(onContinueAsGuest).toHaveBeenCalledOnce();
    expect(screen.getByText(/stays in this browser/)).toBeVisible();
  });

  it('disables all buttons while a sign-in is in progress, and says which', () => {
    show(signInStates.signingIn);
    for (const name of [...PROVIDER_NAMES, 'Continue as Guest'])
      expect(button(name)).toBeDisabled();
    expect(button('Continue with ORCID')).toHaveAttribute('aria-busy', 'true');
    expect(button('Continue with Google')).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('status')).toHaveTextContent('Signing in with ORCID...');
  });

  it('returns the focus to the pressed button after a failure', async () => {
    const { become } = show(signInStates.ready);
    await userEvent.click(button('Continue with ORCID'));
    become(signInStates.signingIn);
    // Browsers do this to a focused button when it becomes disabled.
    (document.activeElement as HTMLElement | null)?.blur();
    become(signInStates.ready);
    expect(button('Continue with ORCID')).toHaveFocus();
  });

  it('says that the sign-in could not be checked, and offers a retry (T-70)', async () => {
    const { onRetry, become } = show(signInStates.unverified);
    expect(screen.getByText('We could not check your sign-in')).toBeVisible();
    await userEvent.click(button('Retry'));
    expect(onRetry).toHaveBeenCalledOnce();
    become(signInStates.retrying);
    expect(button('Retry')).toBeDisabled();
    expect(button('Retry')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Checking your sign-in...')).toBeVisible();
  });

  it('offers a new tab where providers cannot load, and still offers the guest', () => {
    show(signInStates.framed);
    const link = screen.getByRole('link', { name: 'Open in new tab' });
    expect(link).toHaveAttribute('href', 'https://spinout.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
    expect(button('Continue as Guest')).toBeEnabled();
  });

  it('shows a problem as an alert with the exact text (T-07)', async () => {
    const { onProblemClose } = show(signInStates.refused);
    expect(screen.getByRole('alertdialog', { name: 'Alert' })).toHaveAccessibleDescription(
      'Authentication failed: sign-in service unavailable',
    );
    await userEvent.click(button('OK'));
    expect(onProblemClose).toHaveBeenCalledOnce();
  });

  it('uses the host’s messages', () => {
    render(
      <JourneyFrame messages={{ signIn: { guest: 'Als Gast fortfahren' } }}>
        <SignInPrompt {...signInStates.ready} {...actions()} />
      </JourneyFrame>,
    );
    expect(button('Als Gast fortfahren')).toBeVisible();
  });
});

describe('the sign-in dialog of the header', () => {
  function Header() {
    const [open, setOpen] = useState(false);
    const [problem, setProblem] = useState<string | null>(null);
    return (
      <JourneyFrame>
        <button type="button" onClick={() => setOpen(true)}>
          Sign In
        </button>
        <SignInDialog
          {...actions()}
          busy={null}
          onSignIn={() => setProblem('Authentication failed: access_denied')}
          problem={problem}
          onProblemClose={() => setProblem(null)}
          open={open}
          onClose={() => setOpen(false)}
        />
      </JourneyFrame>
    );
  }

  it('AUTH-10, AUTH-11, AUTH-12, AUTH-13 is modal, with the title and content of the prompt (T-78)', async () => {
    render(<Header />);
    await userEvent.click(button('Sign In'));
    const dialog = screen.getByRole('dialog', { name: TITLE });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    for (const name of [...PROVIDER_NAMES, 'Continue as Guest'])
      expect(within(dialog).getByRole('button', { name })).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'Benefits' })).toBeVisible();
  });

  it.each(['Escape', 'Cancel'])('closes with %s and returns the focus', async (action) => {
    render(<Header />);
    await userEvent.click(button('Sign In'));
    if (action === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button('Sign In')).toHaveFocus());
  });

  it('stays open under an alert, which is closed first', async () => {
    render(<Header />);
    await userEvent.click(button('Sign In'));
    await userEvent.click(button('Continue with Google'));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Authentication failed: access_denied',
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
  });
});
