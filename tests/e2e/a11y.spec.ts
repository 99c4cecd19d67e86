import type { Page } from '@playwright/test';
import { DESKTOP, lookIn, PHONE, type Dress } from './support/dress.ts';
import { expect, test } from './support/test.ts';
import { lookAtEveryView } from './support/views.ts';

/** A window of 1280 px at 200 % zoom has this room. */
const ZOOMED = { width: 640, height: 450 };

/** Each view is looked at in all dresses of a walk, in place: no step is walked again for another look. */
const WALKS: Readonly<Record<string, readonly Dress[]>> = {
  'light, right to left and high contrast': [
    { theme: 'light', dir: 'ltr', size: DESKTOP },
    { theme: 'high-contrast', dir: 'ltr', size: DESKTOP },
    { theme: 'light', dir: 'rtl', size: PHONE },
    { theme: 'light', dir: 'ltr', size: PHONE },
  ],
  'dark, and at 200 % zoom of a window of 1280 px': [
    { theme: 'dark', dir: 'ltr', size: DESKTOP },
    { theme: 'dark', dir: 'ltr', size: PHONE },
    { theme: 'light', dir: 'ltr', size: ZOOMED, onlyOverflow: true },
  ],
};

for (const [name, dresses] of Object.entries(WALKS)) {
  test(`has no fault that axe finds in any view and nothing to scroll sideways: ${name}`, async ({
    demo,
    page,
  }) => {
    test.setTimeout(240_000);
    await demo.open();
    await lookAtEveryView(demo, (view) => lookIn(page, dresses, view));
  });
}

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
