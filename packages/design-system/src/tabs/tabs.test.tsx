import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { getNextTabIndex } from './tabs.keyboard.js';
import { Tabs } from './tabs.js';

const items = [
  { id: 'ai', label: 'AI Suggestions', content: <button>Inside</button> },
  { id: 'browse', label: 'Browse Topics', content: 'Browse' },
  { id: 'custom', label: 'Custom Topic', content: 'Custom' },
] as const;
type Id = (typeof items)[number]['id'];

function Example({ keepMounted }: { keepMounted?: boolean }) {
  const [value, setValue] = useState<Id>('ai');
  return (
    <Tabs
      label="Topic source"
      value={value}
      onValueChange={setValue}
      items={items}
      keepMounted={keepMounted}
    />
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      render: (p) => (
        <Tabs {...p} label="Topic source" value="ai" onValueChange={() => {}} items={items} />
      ),
    });
    expect(faults).toEqual([]);
  });

  it('names the tab list, marks the selected tab and names its panel after it', () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: 'Topic source' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'AI Suggestions',
      'Browse Topics',
      'Custom Topic',
    ]);
    expect(chosen()).toHaveTextContent('AI Suggestions');
    const panel = screen.getByRole('tabpanel', { name: 'AI Suggestions' });
    expect(chosen()).toHaveAttribute('aria-controls', panel.id);
  });

  it('shows the panel of the tab that is clicked', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: 'Custom Topic' }));
    expect(screen.getByRole('tabpanel', { name: 'Custom Topic' })).toHaveTextContent('Custom');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('is one tab stop; arrows, Home and End select, wrapping around at the ends', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'AI Suggestions' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toHaveTextContent('Browse Topics');
    expect(chosen()).toHaveFocus();
    await user.keyboard('{End}');
    expect(chosen()).toHaveTextContent('Custom Topic');
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toHaveTextContent('AI Suggestions');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(chosen()).toHaveTextContent('AI Suggestions');
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
  });

  it('unmounts panels that are not selected, unless keepMounted is set', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Example />);
    const inside = () => screen.queryByRole('button', { name: 'Inside', hidden: true });
    await user.click(screen.getByRole('tab', { name: 'Browse Topics' }));
    expect(inside()).toBeNull();
    rerender(<Example keepMounted />);
    await user.click(screen.getByRole('tab', { name: 'AI Suggestions' }));
    const button = inside();
    await user.click(screen.getByRole('tab', { name: 'Browse Topics' }));
    expect(inside()).toBe(button);
    expect(button).not.toBeVisible();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.queryByText('Custom')).toBeNull();
  });

  it('leaves keys with a modifier to the browser', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(chosen()).toHaveTextContent('AI Suggestions');
  });

  it('follows the reading direction with the arrows', async () => {
    const user = userEvent.setup();
    render(
      <div style={{ direction: 'rtl' }}>
        <Example />
      </div>,
    );
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toHaveTextContent('Browse Topics');
  });
});

describe('getNextTabIndex', () => {
  it('returns null for other keys', () => {
    expect(getNextTabIndex('ArrowDown', 1, 3, 'ltr')).toBeNull();
    expect(getNextTabIndex('toString', 1, 3, 'ltr')).toBeNull();
  });

  it('wraps around at both ends in both directions', () => {
    expect(getNextTabIndex('ArrowLeft', 0, 3, 'ltr')).toBe(2);
    expect(getNextTabIndex('ArrowLeft', 2, 3, 'rtl')).toBe(0);
  });
});
