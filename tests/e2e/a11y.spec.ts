import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './support/test.ts';
import { lookAtEveryView } from './support/views.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Axe measures colours, so what fades in has to be there. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  );

/** Asks axe in the page itself; it is put there once, and the page has no frames. */
const axeFindings = async (page: Page) => {
  await settled(page);
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
};

/** How many pixels the page is wider than its window, and what sticks out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > root.clientWidth + 1;
      })
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 160))
      .concat(`${excess} px too wide`);
  });

const looks = [
  { name: 'light', query: '?theme=light', sizes: [DESKTOP, PHONE] },
  { name: 'dark', query: '?theme=dark', sizes: [DESKTOP, PHONE] },
  { name: 'high contrast', query: '?theme=high-contrast', sizes: [DESKTOP] },
  { name: 'right to left', query: '?theme=light&dir=rtl', sizes: [PHONE] },
] as const;

for (const { name, query, sizes } of looks) {
  test(`has no fault that axe finds in any view and nothing to scroll sideways: ${name}, ${sizes.map(({ width }) => width).join(' and ')} px`, async ({
    demo,
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(sizes[0]);
    await demo.open(query);
    await lookAtEveryView(demo, async (view) => {
      for (const size of sizes) {
        if (sizes.length > 1) await page.setViewportSize(size);
        const where = `${view}, ${size.width} px`;
        expect.soft(await axeFindings(page), where).toEqual([]);
        expect.soft(await overflow(page), where).toEqual([]);
      }
    });
  });
}

test.describe('at 200 % zoom of a window of 1280 px', () => {
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

  test('has nothing to scroll sideways in any view', async ({ demo, page }) => {
    await demo.open('?theme=light');
    await lookAtEveryView(demo, async (view) => {
      expect.soft(await overflow(page), view).toEqual([]);
    });
  });
});

/** What the running animations change, fades and colours aside. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const still = /^(?:offset|computedOffset|easing|composite|opacity|.*[cC]olor|boxShadow)$/;
    return document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((property) => !still.test(property));
  });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    const moves = reducedMotion === 'reduce' ? 'nothing moves' : 'something moves';
    test(`${moves} while a step opens and a call is under way`, async ({ demo, page }) => {
      await demo.open('?scenario=slow&step=5');
      await demo.says('Generating experiment design based on your hypothesis...');
      const while5 = await movements(page);
      await demo.press('Finalize Experiment Design');
      await demo.says('Creating your company structure and legal framework...');
      const moving = [...while5, ...(await movements(page))];
      if (reducedMotion === 'reduce') expect(moving).toEqual([]);
      else expect(moving).not.toEqual([]);
    });
  });
}
