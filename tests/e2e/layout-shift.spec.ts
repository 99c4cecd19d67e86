import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Half of the Web Vitals threshold: https://web.dev/articles/cls */
const MAX_SHIFT = 0.05;

declare global {
  interface Window {
    shifts: string[];
    shifted: number;
  }
}

/** Sums up the layout shifts of the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      }[]) {
        window.shifted += entry.value;
        window.shifts.push(
          `${entry.value}: ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('the layout does not shift when a reply about the platform arrives late', async ({
  demo,
  page,
}) => {
  await watchShifts(page);
  let allowReplies = () => {};
  const repliesAllowed = new Promise<void>((resolve) => (allowReplies = resolve));
  await page.route('**/api/v1/disclaimers', async (route) => {
    await repliesAllowed;
    await route.continue();
  });
  await demo.open();
  await expect(page.getByRole('radio').first()).toBeVisible();
  allowReplies();
  await expect(demo.button('I Understand')).toBeVisible();
  const { shifts, shifted } = await page.evaluate(async () => {
    // Layout shifts of the last frame are reported after it.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { shifts: window.shifts, shifted: window.shifted };
  });
  expect(shifted, shifts.join('\n')).toBeLessThan(MAX_SHIFT);
});
