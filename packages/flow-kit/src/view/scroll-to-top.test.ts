import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusAndScrollToTop } from './focus-and-scroll-to-top.js';
import { scrollToTop, scrollToTopUntilInteraction } from './scroll-to-top.js';

const WINDOW_HEIGHT = 800;
const scroll = vi.fn();

/** An element whose top is this far from the top of the window. */
const createElementAt = (top: number, height: number): HTMLElement => {
  const element = document.body.appendChild(document.createElement('div'));
  element.tabIndex = -1;
  element.scrollIntoView = scroll;
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  return element;
};

beforeEach(() => vi.stubGlobal('innerHeight', WINDOW_HEIGHT));
afterEach(() => {
  scroll.mockReset();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('new content', () => {
  it.each([
    ['is above the window', -900, 2000, 'start'],
    ['starts far down', 300, 2000, 'start'],
    ['starts below the top of the window', 150, 2000, 'start'],
    ['fits into the window but starts far down', 300, 400, 'start'],
    ['is a control below the window', 900, 40, 'nearest'],
  ])('is scrolled into view without animation if it %s', (_, top, height, block) => {
    scrollToTop(createElementAt(top, height));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block, behavior: 'instant' });
  });

  it.each([
    ['starts at the top of the window', 90, 2000],
    ['is fully in view', 500, 200],
  ])('is not scrolled if it %s', (_, top, height) => {
    scrollToTop(createElementAt(top, height));
    expect(scroll).not.toHaveBeenCalled();
  });

  it('is moved to the very top in a window that is scrolled, where the lines above would be cut off', () => {
    vi.stubGlobal('scrollY', 200);
    scrollToTop(createElementAt(90, 2000));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
  });

  it('is focused without the browser’s own scrolling', () => {
    const element = createElementAt(250, 2000);
    const focus = vi.spyOn(element, 'focus');
    focusAndScrollToTop(element);
    expect(element).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });
});

describe('growing content', () => {
  const resizeCallbacks: (() => void)[] = [];
  beforeEach(() => {
    resizeCallbacks.length = 0;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        private readonly changed: () => void;
        constructor(changed: () => void) {
          this.changed = changed;
        }
        observe() {
          resizeCallbacks.push(this.changed);
        }
        disconnect() {
          resizeCallbacks.length = 0;
        }
      },
    );
  });
  const grow = () => resizeCallbacks.forEach((changed) => changed());

  it('is shown from its top until the user interacts', () => {
    scrollToTopUntilInteraction(createElementAt(-100, 2000));
    grow();
    expect(scroll).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('wheel'));
    grow();
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  it('is not scrolled after it is removed', () => {
    scrollToTopUntilInteraction(createElementAt(-100, 2000))();
    grow();
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});
