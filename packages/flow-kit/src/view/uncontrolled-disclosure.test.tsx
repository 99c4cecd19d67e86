import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UncontrolledDisclosure } from './uncontrolled-disclosure.js';

it('opens and closes by its button', async () => {
  render(<UncontrolledDisclosure label="Details">What is inside</UncontrolledDisclosure>);
  const toggle = screen.getByRole('button', { name: 'Details' });
  expect(screen.queryByText('What is inside')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(screen.getByText('What is inside')).toBeVisible();
  await userEvent.click(toggle);
  expect(screen.queryByText('What is inside')).not.toBeInTheDocument();
});

it('can start open', () => {
  render(
    <UncontrolledDisclosure label="Details" startsOpen>
      What is inside
    </UncontrolledDisclosure>,
  );
  expect(screen.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');
});
