import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { Banner } from './banner.js';

describe('Banner', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    const faults = await conformanceFaults({
      render: (p) => (
        <Banner {...p} tone="error" onDismiss={() => {}} dismissLabel="Dismiss error">
          It failed.
        </Banner>
      ),
    });
    expect(faults).toEqual([]);
  });

  it('announces an error at once, with its message as the whole text', () => {
    render(<Banner tone="error">Failed to search literature</Banner>);
    expect(screen.getByRole('alert').textContent).toBe('Failed to search literature');
  });

  it.each(['warning', 'info', 'success'] as const)('waits its turn with a %s', (tone) => {
    render(<Banner tone={tone}>Saved.</Banner>);
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be dismissed by the button of the given name, by keyboard too', async () => {
    const user = userEvent.setup();
    const dismiss = vi.fn();
    render(
      <Banner tone="error" onDismiss={dismiss} dismissLabel="Dismiss error">
        It failed.
      </Banner>,
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss error' }));
    await user.keyboard('{Enter}');
    expect(dismiss).toHaveBeenCalledTimes(2);
  });

  it('has no button when nothing can be dismissed', () => {
    render(<Banner tone="info">Saved.</Banner>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
