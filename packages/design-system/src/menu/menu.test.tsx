import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.js';
import { findConformanceProblems } from '../testing/conformance.js';
import { ThemeRoot } from '../themes/theme-root.js';
import { getNextItemIndex } from './menu.keyboard.js';
import { Menu, type MenuItem } from './menu.js';

const LABELS = ['Profile Settings', 'My Research Journeys', 'Sign Out'];

const createItems = (choose: (name: string) => void): readonly MenuItem[] =>
  LABELS.map((label, index) => ({
    id: label,
    label,
    onSelect: () => choose(label),
    startsGroup: index === 2,
  }));

function Example({ choose = () => {} }: { choose?: (name: string) => void }) {
  return (
    <ThemeRoot theme="dark" data-testid="root">
      <Menu
        label="User menu"
        aria-label="User menu: Ada"
        items={createItems(choose)}
        header="ada@example.org"
      >
        Ada
      </Menu>
      <button type="button">After</button>
    </ThemeRoot>
  );
}

const button = () => screen.getByRole('button', { name: 'User menu: Ada' });
const item = (name: string) => screen.getByRole('menuitem', { name });

const open = async (keys = '{Enter}') => {
  const user = userEvent.setup();
  button().focus();
  await user.keyboard(keys);
  await screen.findByRole('menu');
  return user;
};

describe('Menu', () => {
  it('forwards ref, class, style and data attributes to its button and has no axe violations, closed or open', async () => {
    const faults = await findConformanceProblems({
      wrap: (element) => <ThemeRoot>{element}</ThemeRoot>,
      render: (p) => (
        <Menu {...p} label="Menu" items={createItems(() => {})} header="Header">
          Menu
        </Menu>
      ),
    });
    expect(faults).toEqual([]);
  });

  it('is a button that exposes whether its menu is open', async () => {
    render(<Example />);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens a named menu with its items, described by its header, inside the theme root', async () => {
    render(<Example />);
    await userEvent.click(button());
    const menu = screen.getByRole('menu', { name: 'User menu' });
    expect(menu).toHaveAccessibleDescription('ada@example.org');
    expect(screen.getByTestId('root')).toContainElement(menu);
    const names = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(LABELS);
    expect(within(menu).getAllByRole('separator')).toHaveLength(1);
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens on %j with its first item focused',
    async (key) => {
      render(<Example />);
      await open(key);
      await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    },
  );

  it('opens on a click without pointer events', async () => {
    render(<Example />);
    act(() => button().click());
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });

  it('moves between items with arrows, Home, End and first letters', async () => {
    render(<Example />);
    const user = await open();
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowDown}', 'My Research Journeys'],
      ['{End}', 'Sign Out'],
      ['{ArrowUp}', 'My Research Journeys'],
      ['{Home}', 'Profile Settings'],
      ['s', 'Sign Out'],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(item(name)).toHaveFocus());
    }
  });

  it.each(['{Enter}', ' '])('selects on %j, closes and restores focus', async (key) => {
    const choose = vi.fn();
    render(<Example choose={choose} />);
    const user = await open();
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await user.keyboard(`{ArrowDown}`);
    await waitFor(() => expect(item('My Research Journeys')).toHaveFocus());
    await user.keyboard(key);
    expect(choose.mock.calls).toEqual([['My Research Journeys']]);
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('closes on Escape and restores focus', async () => {
    render(<Example />);
    const user = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('closes on Tab, which moves on from the button', async () => {
    render(<Example />);
    const user = await open();
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'After' })).toHaveFocus());
  });

  it('closes on a click outside', async () => {
    render(<Example />);
    await userEvent.click(button());
    await screen.findByRole('menu');
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens a dialog that restores focus to the button', async () => {
    function WithDialog() {
      const [isOpen, setOpen] = useState(false);
      return (
        <ThemeRoot>
          <Menu
            label="User menu"
            aria-label="User menu: Ada"
            items={[{ id: 'profile', label: 'Profile Settings', onSelect: () => setOpen(true) }]}
          >
            Ada
          </Menu>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title="Profile Settings">
            Text
          </Dialog>
        </ThemeRoot>
      );
    }
    render(<WithDialog />);
    const user = userEvent.setup();
    await user.click(button());
    await user.click(item('Profile Settings'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('uses the text direction around it', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Example />
      </div>,
    );
    await userEvent.click(button());
    expect(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl');
  });
});

describe('Menu in a shadow root', () => {
  afterEach(() => document.body.replaceChildren());

  it('moves between its items one by one', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const inside = shadow.appendChild(document.createElement('div'));
    const root = createRoot(inside);
    act(() =>
      root.render(
        <StyleSheetManager target={shadow}>
          <Example />
        </StyleSheetManager>,
      ),
    );
    const user = userEvent.setup();
    const find = (name: string) => within(inside).getByRole('menuitem', { name });
    within(inside).getByRole('button', { name: 'User menu: Ada' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shadow.activeElement).toBe(find('Profile Settings')));
    await user.keyboard('{ArrowDown}');
    expect(shadow.activeElement).toBe(find('My Research Journeys'));
    await user.keyboard('{End}');
    expect(shadow.activeElement).toBe(find('Sign Out'));
    await user.keyboard('{Home}');
    expect(shadow.activeElement).toBe(find('Profile Settings'));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(shadow.activeElement).toBe(
        within(inside).getByRole('button', { name: 'User menu: Ada' }),
      ),
    );
    act(() => root.unmount());
  });
});

describe('getNextItemIndex', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, null],
  ] as const)('%s at %i of 3 leads to %j', (key, index, next) =>
    expect(getNextItemIndex(key, index, 3)).toBe(next),
  );
});
