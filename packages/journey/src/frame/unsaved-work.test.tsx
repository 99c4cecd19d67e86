import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { findUnsavedWork, getUnsavedWork, useUnsavedWork } from './unsaved-work.js';

afterEach(() => vi.unstubAllGlobals());

function Work({ name }: { readonly name: string | null }) {
  useUnsavedWork(name);
  return null;
}

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('lists the work of all mounted parts, and lets the browser ask only while there is some', () => {
  const page = render(<Work name={null} />);
  expect(getUnsavedWork()).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
  page.rerender(<Work name="Run on tau" />);
  const other = render(<Work name="Circuits" />);
  expect(getUnsavedWork()).toEqual(['Run on tau', 'Circuits']);
  expect(asksBeforeLeaving()).toBe(true);
  page.rerender(<Work name={null} />);
  expect(getUnsavedWork()).toEqual(['Circuits']);
  expect(asksBeforeLeaving()).toBe(true);
  other.unmount();
  expect(getUnsavedWork()).toEqual([]);
  expect(asksBeforeLeaving()).toBe(false);
});

/** The locks of a browser with several tabs, of which one is the page of the test. */
const provideLocks = () => {
  const held = new Set<{ readonly name: string }>();
  const request = async (name: string, _: LockOptions, work: () => Promise<void>) => {
    const lock = { name };
    held.add(lock);
    await work();
    held.delete(lock);
  };
  const query = async () => ({ held: [...held] });
  vi.stubGlobal('navigator', { locks: { request, query } });
  return held;
};

it('finds the work of other tabs too, each name once, until they are closed', async () => {
  const held = provideLocks();
  const page = render(<Work name="Run on tau" />);
  const [own] = held;
  expect(own?.name).toContain('Run on tau');
  const other = { name: (own?.name ?? '').replace('Run on tau', 'Circuits') };
  held
    .add(other)
    .add({ name: own?.name ?? '' })
    .add({ name: 'of another site part' });
  expect(await findUnsavedWork()).toEqual(['Run on tau', 'Circuits']);
  held.delete(other);
  page.rerender(<Work name={null} />);
  await vi.waitFor(() => expect(held.has(own ?? other)).toBe(false));
});

it('finds the work of this page where the browser has no locks', async () => {
  render(<Work name="Run on tau" />);
  expect(await findUnsavedWork()).toEqual(['Run on tau']);
});
