import type { Locator } from '@playwright/test';
import type { DemoPage } from './demo-page.ts';
import { oneLine } from './papers.ts';

/** All passages of the person's own paper that a region shows, opened and read as a person would. */
export const ownPassages = async (demo: DemoPage, region: Locator) => {
  await demo.unfoldAll(region);
  const figures = await region.getByRole('figure').filter({ hasText: 'Your paper' }).all();
  return Promise.all(
    figures.map(async (figure) => ({
      quote: oneLine(await figure.locator('mark').innerText()),
      inContext: oneLine(await figure.getByRole('blockquote').innerText()),
      caption: oneLine(await figure.innerText()),
    })),
  );
};
