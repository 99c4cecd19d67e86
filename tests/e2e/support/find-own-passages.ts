import type { Locator } from '@playwright/test';
import type { DemoPage } from './demo-page.ts';
import { collapseWhitespace } from './papers.ts';

/** Sentences of the paper that are their own quote, without what stands behind them. */
const findSentences = (region: Locator) =>
  region
    .locator('[data-source-claim]')
    .evaluateAll((sentences) =>
      sentences.map((sentence) => sentence.firstChild?.textContent ?? ''),
    );

/** Expands a region and returns all displayed passages of the user's own paper. */
export const findOwnPassages = async (demo: DemoPage, region: Locator) => {
  await demo.expandAll(region);
  const figures = await region
    .getByRole('figure')
    .filter({ hasText: 'Your paper', has: region.page().getByRole('blockquote') })
    .all();
  const sentences = (await findSentences(region)).map((text) => {
    const quote = collapseWhitespace(text);
    return { quote, inContext: quote, caption: '' };
  });
  const passages = await Promise.all(
    figures.map(async (figure) => ({
      quote: collapseWhitespace(await figure.locator('mark').innerText()),
      // An ellipsis marks a context that begins or ends within a sentence.
      inContext: collapseWhitespace(await figure.getByRole('blockquote').innerText()).replace(
        /^… | …$/gu,
        '',
      ),
      caption: collapseWhitespace(await figure.innerText()),
    })),
  );
  return [...sentences, ...passages];
};
