import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getUnsavedWork, useUnsavedWork } from './unsaved-work.js';

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
