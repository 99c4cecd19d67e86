import { act, configure, fireEvent, getConfig, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

// Roles and names are looked up by hand: a full calculation of names parses all styles of the page each time, and
// the tests of each view make it already.
const nameOf = (element: Element): string => {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (label || (element.getAttribute('aria-label') ?? element.textContent)).trim();
};

export const one = (
  selector: string,
  name?: string,
  inside: ParentNode = document,
): HTMLElement => {
  const found = [...inside.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => name === undefined || nameOf(element) === name,
  );
  const [first] = found;
  if (first === undefined || found.length > 1) {
    throw new Error(`page: ${found.length} of ${selector} ${name ?? ''}`);
  }
  return first;
};

export const button = (name: string, inside?: ParentNode) => one('button', name, inside);
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const article = (name: string) => one('article', name);
export const group = (name: string) => one('[role=group]', name);
export const region = (name: string) => one('section', name);
/** A field by its kind and place, where its label names more than it. */
export const fieldIn = (selector: string) => one(selector) as HTMLInputElement;
export const fill = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
export const alert = () => one('[role=alert]');
export const noAlert = () => expect(document.querySelector('[role=alert]')).toBeNull();
export const dialog = () => one('[role=alertdialog]');
export const radios = () => all('input[type=radio], [role=radio]');

export const press = (name: string, inside?: ParentNode) => fireEvent.click(button(name, inside));
/** The same as a person with a keyboard does it: the focus is there first. */
export const reachAndPress = (name: string, inside?: ParentNode) => {
  act(() => button(name, inside).focus());
  press(name, inside);
};
export const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const paste = (text: string) => {
  press('Paste Text');
  type('Paper text', text);
};
export const tab = (name: string) => {
  const element = one('[role=tab]', name);
  fireEvent.mouseDown(element);
  fireEvent.click(element);
};

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Looks into every corner that a person could open, and goes back to where one was. */
export const lookAround = () => {
  const unfold = () =>
    all('button[aria-expanded=false]').forEach((toggle) => fireEvent.click(toggle));
  const names = all('[role=tab]').map((element) => nameOf(element));
  const [here] = all('[role=tab][aria-selected=true]').map((element) => nameOf(element));
  unfold();
  for (const name of names) {
    tab(name);
    unfold();
  }
  if (here !== undefined) tab(here);
};

/** Lets time pass and everything happen that is then due. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Parts of the product are loaded when they are needed for the first time: that alone takes real time. */
const GIVE_UP_MS = 15_000;
/** To look at a page takes much longer than to let it work: an unchanged one is looked at so seldom. */
const SELDOM = 20;

/** Lets all happen that needs no time, until an expectation holds; throws what it throws at the end. */
export async function eventually(expectation: () => void): Promise<void> {
  let changed = true;
  const watcher = new MutationObserver(() => {
    changed = true;
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  try {
    const end = performance.now() + GIVE_UP_MS;
    for (let turn = 0; performance.now() < end; turn += 1) {
      if (changed || turn % SELDOM === 0) {
        changed = false;
        if (holds(expectation)) return;
      }
      await pass(0);
    }
  } finally {
    watcher.disconnect();
  }
  expectation();
}

const holds = (expectation: () => void): boolean => {
  try {
    expectation();
    return true;
  } catch {
    return false;
  }
};

/** The same for what is no part of the page. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + GIVE_UP_MS;
  while (!condition() && performance.now() < end) await pass(0);
}

/** Says in one line what was not found: to print the page each time takes longer than all else. Gives back how to end it. */
export function briefly(): () => void {
  const { getElementError } = getConfig();
  configure({ getElementError: (message) => new Error(message ?? 'not found') });
  return () => configure({ getElementError });
}

/** Lets downloads go nowhere; the page of these tests has none. */
export function stubDownloads(): void {
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: () => 'blob:test/1',
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
}
