import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// Later steps are loaded when they are opened; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 10_000 });

/** What a page holds beside the styles that modules put into its head once. */
const page = () => ({
  body: document.body.innerHTML,
  attributes: [document.documentElement, document.body]
    .flatMap((element) => Array.from(element.attributes))
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`),
  bases: document.querySelectorAll('base').length,
  address: window.location.href,
  kept: { ...localStorage, ...sessionStorage },
});
let asFound = page();

// The first hook of a file, so the last to run: the files share one page, and each leaves it as it found it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Vitest does so before the next test, but the next file loads its modules before that.
  vi.unstubAllGlobals();
  const [before, after] = [asFound, page()];
  asFound = after;
  expect(after, 'the page is left as it was found').toEqual(before);
});
