import type { Page } from '@playwright/test';
import { axeFindings, overflow } from './support/page-health.ts';
import { expect, test } from './support/test.ts';
import { lookAtEveryView } from './support/views.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

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
