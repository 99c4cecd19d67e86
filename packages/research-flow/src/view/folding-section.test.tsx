import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FoldingSection } from './folding-section.view.js';

/** A container of this width, which the browser would measure. */
const setWidth = (width: number) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is open under its heading where there is room', () => {
  setWidth(800);
  render(<FoldingSection title="Planned milestones">Seed Round</FoldingSection>);
  expect(screen.getByRole('heading', { name: 'Planned milestones' })).toBeVisible();
  expect(screen.getByText('Seed Round')).toBeVisible();
});

it('is a button with its title on a phone, which opens it', async () => {
  setWidth(360);
  render(<FoldingSection title="Planned milestones">Seed Round</FoldingSection>);
  expect(screen.queryByText('Seed Round')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Planned milestones' }));
  expect(screen.getByRole('region', { name: 'Planned milestones' })).toHaveTextContent(
    'Seed Round',
  );
});

it('starts open on a phone where something is entered in it', () => {
  setWidth(360);
  render(
    <FoldingSection title="Plan the first round" startsOpen>
      Option pool
    </FoldingSection>,
  );
  expect(screen.getByText('Option pool')).toBeVisible();
});
