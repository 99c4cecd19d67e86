import { act, configure, fireEvent, getConfig, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

// Roles and names are looked up with selectors, because computing accessible names parses all styles each time. The tests of
// the views use accessible names.
const getName = (element: Element): string => {
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
    (element) => name === undefined || getName(element) === name,
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
/** A field by selector, for labels that name more than one element. */
export const fieldIn = (selector: string) => one(selector) as HTMLInputElement;
export const fill = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
export const alert = () => one('[role=alert]');
export const expectNoAlert = () => expect(document.querySelector('[role=alert]')).toBeNull();
export const dialog = () => one('[role=alertdialog]');
export const getRadios = () => all('input[type=radio], [role=radio]');

export const press = (name: string, inside?: ParentNode) => fireEvent.click(button(name, inside));
/** Focuses the button before pressing it, as with a keyboard. */
export const focusAndPress = (name: string, inside?: ParentNode) => {
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

/** Opens every tab and disclosure, then returns to the selected tab. */
export const openAllTabs = () => {
  const expandAll = () =>
    all('button[aria-expanded=false]').forEach((toggle) => fireEvent.click(toggle));
  const names = all('[role=tab]').map((element) => getName(element));
  const [selectedTab] = all('[role=tab][aria-selected=true]').map((element) => getName(element));
  expandAll();
  for (const name of names) {
    tab(name);
    expandAll();
  }
  if (selectedTab !== undefined) tab(selectedTab);
};

/** Advances the fake timers. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lazily loaded modules take real time. */
const TIMEOUT_MS = 15_000;
/** Number of rounds after which an unchanged page is checked again; checking is slow. */
const CHECK_EVERY = 20;

/** Runs pending work until an expectation passes; throws its error after the timeout. */
export async function waitForExpectation(expectation: () => void): Promise<void> {
  let changed = true;
  const watcher = new MutationObserver(() => {
    changed = true;
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  try {
    const end = performance.now() + TIMEOUT_MS;
    for (let round = 0; performance.now() < end; round += 1) {
      if (changed || round % CHECK_EVERY === 0) {
        changed = false;
        if (passes(expectation)) return;
      }
      await advanceTime(0);
    }
  } finally {
    watcher.disconnect();
  }
  expectation();
}

const passes = (expectation: () => void): boolean => {
  try {
    expectation();
    return true;
  } catch {
    return false;
  }
};

/** Runs pending work until a condition is true. */
export async function waitForCondition(condition: () => boolean): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!condition() && performance.now() < end) await advanceTime(0);
}

/** Shortens Testing Library's errors, because printing the page is slow. Returns a function that restores them. */
export function shortenErrors(): () => void {
  const { getElementError } = getConfig();
  configure({ getElementError: (message) => new Error(message ?? 'not found') });
  return () => configure({ getElementError });
}

/** Stubs downloads, which jsdom does not support. */
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
