import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { RadioCards } from './radio-cards.js';

const items = [
  { value: 'neuro', title: 'Memory in sleep', content: <p>How sleep keeps memories.</p> },
  { value: 'drug', title: 'Antibiotics', content: <a href="#more">More</a> },
  { value: 'gene', title: 'Gene therapy', disabled: true },
] as const;
type Value = (typeof items)[number]['value'];

function Example() {
  const [value, setValue] = useState<Value | null>(null);
  return <RadioCards label="Research topics" {...{ value, items }} onValueChange={setValue} />;
}

describe('RadioCards', () => {
  // The link inside a card changes the URL.
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      render: (p) => (
        <RadioCards {...p} label="Topics" value="neuro" onValueChange={() => {}} items={items} />
      ),
    });
    expect(faults).toEqual([]);
  });

  it('is a named group of cards, each with its title as heading and accessible name', () => {
    render(<Example />);
    const group = screen.getByRole('radiogroup', { name: 'Research topics' });
    const cards = within(group).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    const [first] = cards;
    expect(within(first!).getByRole('heading', { level: 3 })).toHaveTextContent('Memory in sleep');
    const radio = within(first!).getByRole('radio', { name: 'Memory in sleep' });
    expect(radio).toHaveAccessibleDescription('How sleep keeps memories.');
  });

  it('has nothing selected at first and at most one selected card', async () => {
    render(<Example />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Memory in sleep' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Antibiotics' }));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Antibiotics');
  });

  it('is selected by a click anywhere on the card', async () => {
    render(<Example />);
    await userEvent.click(screen.getByText('How sleep keeps memories.'));
    expect(screen.getByRole('radio', { name: 'Memory in sleep' })).toBeChecked();
  });

  it('does not select a card on a click on a link inside', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('link', { name: 'More' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('does not select a disabled card', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('heading', { name: 'Gene therapy' }));
    expect(screen.getByRole('radio', { name: 'Gene therapy' })).not.toBeChecked();
  });

  it('is selected by Space and arrow keys like native radios', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Memory in sleep' })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Antibiotics' })).toBeChecked();
  });
});
