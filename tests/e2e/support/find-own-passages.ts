import type { Locator } from '@playwright/test';
import type { DemoPage } from './demo-page.ts';
import { collapseWhitespace } from './papers.ts';

/** Expands a region and returns all displayed passages of the user's own paper. */
export const findOwnPassages = async (demo: DemoPage, region: Locator) => {
  await demo.expandAll(region);
  const figures = await region
    .getByRole('figure')
    .filter({ hasText: 'Your paper', has: region.page().getByRole('blockquote') })
    .all();
  return Promise.all(
    figures.map(async (figure) => ({
      quote: collapseWhitespace(await figure.locator('mark').innerText()),
      inContext: collapseWhitespace(await figure.getByRole('blockquote').innerText()),
      caption: collapseWhitespace(await figure.innerText()),
    })),
  );
};
