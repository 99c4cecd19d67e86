import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Banner } from './banner.js';

describe('Banner', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      render: (p) => (
        <Banner {...p} tone="error" onDismiss={() => {}} dismissLabel="Dismiss error">
          It failed.
        </Banner>
      ),
    });
    expect(faults).toEqual([]);
  });

  it('announces an error immediately, with the message as its only text', () => {
    render(<Banner tone="error">Failed to search literature</Banner>);
    expect(screen.getByRole('alert').textContent).toBe('Failed to search literature');
  });

  it.each(['warning', 'info', 'success'] as const)('announces a %s politely', (tone) => {
    render(<Banner tone={tone}>Saved.</Banner>);
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be dismissed with the named button, also by keyboard', async () => {
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

  it('has no button when it cannot be dismissed', () => {
    render(<Banner tone="info">Saved.</Banner>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
