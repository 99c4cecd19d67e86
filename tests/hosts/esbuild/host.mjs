// Pages that esbuild has built, all under a strict content security policy with a nonce.
import { findChangedPixels } from '../support/compare-pixels.mjs';
import { walkFlow } from '../support/walk-flow.mjs';

export const host = {
  docs: ['docs/guide/esbuild.md', 'docs/guide/element.md'],
  checks: {
    'walks through the flow under a strict policy with a nonce': {
      run: ({ page }) => walkFlow(page),
    },
    'walks through the flow in a frame': {
      path: 'frame.html',
      run: ({ page }) => walkFlow(page.frameLocator('iframe')),
    },
    'walks through the flow as a custom element in a shadow root': {
      path: 'element.html',
      run: ({ page }) => walkFlow(page),
    },
    'looks the same under rules of the page for elements': {
      path: 'hostile.html',
      run: ({ page, url }) =>
        findChangedPixels(page, `${url}index.html`, '[data-isolated]', 'elements'),
    },
    'looks the same as a custom element under rules of the page for everything': {
      path: 'hostile-element.html',
      run: ({ page, url }) =>
        findChangedPixels(page, `${url}element.html`, 'spinout-research-flow', 'everything'),
    },
  },
};
