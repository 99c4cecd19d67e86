import type { Locator } from '@playwright/test';
import type { DemoPage } from './demo-page.ts';
import { collapseWhitespace } from './papers.ts';

/** All passages of the person's own paper that a region shows, opened and read as a person would. */
export const findOwnPassages = async (demo: DemoPage, region: Locator) => {
  await demo.expandAll(region);
  const figures = await region.getByRole('figure').filter({ hasText: 'Your paper' }).all();
  return Promise.all(
    figures.map(async (figure) => ({
      quote: collapseWhitespace(await figure.locator('mark').innerText()),
      inContext: collapseWhitespace(await figure.getByRole('blockquote').innerText()),
      caption: collapseWhitespace(await figure.innerText()),
    })),
  );
};
