import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

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
