import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Fold } from './fold.js';

it('opens and closes by its button', async () => {
  render(<Fold label="Details">What is inside</Fold>);
  const toggle = screen.getByRole('button', { name: 'Details' });
  expect(screen.queryByText('What is inside')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(screen.getByText('What is inside')).toBeVisible();
  await userEvent.click(toggle);
  expect(screen.queryByText('What is inside')).not.toBeInTheDocument();
});

it('can start open', () => {
  render(
    <Fold label="Details" startsOpen>
      What is inside
    </Fold>,
  );
  expect(screen.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
});
