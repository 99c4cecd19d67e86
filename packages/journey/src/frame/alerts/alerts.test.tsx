import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame, type JourneyFrameProps } from '../journey-frame.js';
import { Alerts } from './alerts.js';

function Page({ messages }: { readonly messages: readonly string[] }) {
  const [remaining, setRemaining] = useState(messages);
  return (
    <Alerts message={remaining[0] ?? null} onClose={() => setRemaining((list) => list.slice(1))} />
  );
}

const open = (messages: readonly string[], frame: JourneyFrameProps = {}) =>
  render(
    <StrictMode>
      <JourneyFrame {...frame}>
        <Page messages={messages} />
      </JourneyFrame>
    </StrictMode>,
  );

describe('alerts', () => {
  it('are shown one after the other in a dialog with the exact message and the focus on OK', async () => {
    open(['Please enter a molecule name', 'Network error']);
    const first = screen.getByRole('alertdialog', { name: 'Alert' });
    expect(first).toHaveAccessibleDescription('Please enter a molecule name');
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Network error');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are shown once each by a host’s own function, even with the same text', async () => {
    const alert = vi.fn(() => Promise.resolve());
    open(['Network error', 'Network error'], { alert });
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(2));
    expect(alert.mock.calls).toEqual([['Network error'], ['Network error']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('continue after the host fails to show one', async () => {
    const alert = vi.fn((message: string) =>
      message === 'first' ? Promise.reject(new Error('no room')) : undefined,
    );
    open(['first', 'second'], { alert });
    await waitFor(() => expect(alert).toHaveBeenLastCalledWith('second'));
  });
});
