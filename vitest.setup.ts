import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterAll, afterEach, expect, vi } from 'vitest';

// Lazily loaded steps take longer on busy machines.
configure({ asyncUtilTimeout: 30_000 });

// React's development build captures a stack for each of the first 10,000 elements per second, only to name the place of an element
// in its warnings. This takes a tenth of the time of the tests. A full counter makes React use its fallback.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
});

// A module that is still being imported when the environment ends would stay broken for the next files of the worker.
afterAll(() => vi.dynamicImportSettled());

/** The state of the page, without the styles that modules insert once. */
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

// Registered first, so that it runs last: all files share one page, and each must restore it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Vitest restores stubs before the next test, but the next file loads its modules earlier.
  vi.unstubAllGlobals();
  const [before, after] = [asFound, page()];
  asFound = after;
  expect(after, 'the page is left as it was found').toEqual(before);
});
