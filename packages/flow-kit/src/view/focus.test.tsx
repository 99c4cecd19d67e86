import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { focusOnMount, useFocusAfter } from './focus.js';

function BusyForm({ busy }: { busy: boolean }) {
  const again = useFocusAfter<HTMLButtonElement>(busy);
  return (
    <>
      <input aria-label="Elsewhere" />
      {busy ? <button ref={focusOnMount}>Cancel</button> : <button ref={again}>Start</button>}
    </>
  );
}

it('does not take the focus when a view opens idle', () => {
  render(<BusyForm busy={false} />);
  expect(document.body).toHaveFocus();
});

it('focuses the new control when work starts, and the next control when it ends', () => {
  const { rerender } = render(<BusyForm busy={false} />);
  rerender(<BusyForm busy />);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  rerender(<BusyForm busy={false} />);
  expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
});

it('does not move the focus if the user moved it elsewhere', () => {
  const { rerender } = render(<BusyForm busy />);
  screen.getByRole('textbox', { name: 'Elsewhere' }).focus();
  rerender(<BusyForm busy={false} />);
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});

describe('in a shadow root', () => {
  const openShadow = () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    shadow.append(container);
    const { rerender } = render(<BusyForm busy />, { container });
    return { shadow, rerender, inside: within(container) };
  };
  afterEach(() => document.body.replaceChildren());

  it('focuses the next control when work ends', () => {
    const { shadow, rerender, inside } = openShadow();
    expect(shadow.activeElement).toBe(inside.getByRole('button', { name: 'Cancel' }));
    rerender(<BusyForm busy={false} />);
    expect(shadow.activeElement).toBe(inside.getByRole('button', { name: 'Start' }));
  });

  it('does not move the focus if the user moved it within the shadow root', () => {
    const { shadow, rerender, inside } = openShadow();
    inside.getByRole('textbox', { name: 'Elsewhere' }).focus();
    rerender(<BusyForm busy={false} />);
    expect(shadow.activeElement).toBe(inside.getByRole('textbox', { name: 'Elsewhere' }));
  });

  it('does not move the focus if the user moved it outside', () => {
    const { rerender } = openShadow();
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    rerender(<BusyForm busy={false} />);
    expect(outside).toHaveFocus();
  });
});
