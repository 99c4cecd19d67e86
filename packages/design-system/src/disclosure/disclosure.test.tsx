import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Disclosure } from './disclosure.js';

describe('Disclosure', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => (
          <Disclosure {...p} label="More" open onOpenChange={() => {}}>
            Text
          </Disclosure>
        ),
      }),
    ).toEqual([]);
  });

  it('calls onOpenChange on a click and by keyboard', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    render(
      <Disclosure label="Details" open={false} onOpenChange={change}>
        Text
      </Disclosure>,
    );
    const button = screen.getByRole('button', { name: 'Details', expanded: false });
    expect(screen.queryByText('Text')).toBeNull();
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(change.mock.calls).toEqual([[true], [true]]);
  });

  it('names its region after the button', () => {
    render(
      <Disclosure label="Details" open region onOpenChange={() => {}}>
        Text
      </Disclosure>,
    );
    const region = screen.getByRole('region', { name: 'Details' });
    expect(screen.getByRole('button', { expanded: true })).toHaveAttribute(
      'aria-controls',
      region.id,
    );
  });
});
