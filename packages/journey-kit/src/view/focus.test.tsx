import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusOnMount, useFocusAfter } from './focus.js';

function Work({ busy }: { busy: boolean }) {
  const again = useFocusAfter<HTMLButtonElement>(busy);
  return (
    <>
      <input aria-label="Elsewhere" />
      {busy ? <button ref={focusOnMount}>Cancel</button> : <button ref={again}>Start</button>}
    </>
  );
}

it('does not take the focus when a view opens at rest', () => {
  render(<Work busy={false} />);
  expect(document.body).toHaveFocus();
});

it('gives the focus to the new control when work begins, and to the next one when it ends', () => {
  const { rerender } = render(<Work busy={false} />);
  rerender(<Work busy />);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  rerender(<Work busy={false} />);
  expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
});

it('leaves a person alone who has moved on', () => {
  const { rerender } = render(<Work busy />);
  screen.getByRole('textbox', { name: 'Elsewhere' }).focus();
  rerender(<Work busy={false} />);
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});
