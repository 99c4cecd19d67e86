import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageHistory } from './page-history.js';

beforeEach(() => {
  vi.useFakeTimers();
  // The test browser has no such property.
  window.history.scrollRestoration = 'auto';
  window.history.replaceState(null, '', '/');
  window.scrollTo = ((options: ScrollToOptions) => setScroll(options.top ?? 0)) as typeof scrollTo;
});

afterEach(() => {
  setScroll(0);
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

const setScroll = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

const open = () => {
  const onReturn = vi.fn();
  const history = createPageHistory(onReturn);
  const stop = history.listen();
  const push = (search: string, startsAtTop = true) => {
    history.write({ search, mode: 'push', startsAtTop });
    vi.runAllTimers();
  };
  return { history, onReturn, push, stop };
};

/** What the browser does when the person goes to the entry with this state. */
const returnTo = (search: string, state: unknown) => {
  window.history.replaceState(state, '', `/${search}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};

it('stores where each entry was scrolled to, and restores it', () => {
  const { onReturn, push, stop } = open();
  setScroll(600);
  vi.runAllTimers();
  const first: unknown = window.history.state;
  expect(first).toMatchObject({ scrollTop: 600 });
  push('?view=platform');
  expect(window.scrollY).toBe(0);
  returnTo('', first);
  expect(onReturn).toHaveBeenCalledExactlyOnceWith('');
  vi.runAllTimers();
  expect(window.scrollY).toBe(600);
  stop();
});

it('stays where it is for a section', () => {
  const { push, stop } = open();
  setScroll(90);
  push('?section=quantum', false);
  expect(window.scrollY).toBe(90);
  expect(window.history.state).toMatchObject({ scrollTop: 90 });
  stop();
});

it('leaves the position to a person who scrolls before it is restored', () => {
  const { stop } = open();
  returnTo('', { scrollTop: 500, previous: null });
  window.dispatchEvent(new Event('wheel'));
  vi.runAllTimers();
  expect(window.scrollY).toBe(0);
  stop();
});

it('restores the position after a reload', () => {
  window.history.replaceState({ scrollTop: 300, previous: null }, '', '/');
  const { stop } = open();
  vi.runAllTimers();
  expect(window.scrollY).toBe(300);
  stop();
});

it('makes one entry of several changes of one moment', () => {
  const { history, push, stop } = open();
  const pushState = vi.spyOn(window.history, 'pushState');
  history.write({ search: '?a', mode: 'back', startsAtTop: false });
  history.write({ search: '?a&theme=dark', mode: 'replace', startsAtTop: false });
  push('?b');
  expect(pushState.mock.calls.map(([, , url]) => url)).toEqual(['/?b']);
  stop();
});

it('leaves scrolling to the browser when it ends', () => {
  const { stop } = open();
  expect(window.history.scrollRestoration).toBe('manual');
  stop();
  expect(window.history.scrollRestoration).toBe('auto');
});
