import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Properties that the running animations change, except opacity and colors. */
const listAnimations = (page: Page) =>
  page.evaluate(() => {
    const ignoredProperties =
      /^(?:offset|computedOffset|easing|composite|opacity|.*[cC]olor|boxShadow)$/;
    return document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((property) => !ignoredProperties.test(property));
  });

test('animations run while a step opens and a call is in progress, but not with reduced motion', async ({
  demo,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await demo.open('?scenario=slow&step=5');
  await demo.expectText('Generating experiment design based on your hypothesis...');
  expect(await listAnimations(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await listAnimations(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await demo.press('Finalize Experiment Design');
  await demo.expectText('Creating your company structure and legal framework...');
  expect(await listAnimations(page)).toEqual([]);
});

test('T-68 dialogs and menus open without animation with reduced motion', async ({
  demo,
  page,
}) => {
  const listCssAnimations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ animationName }) => animationName),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await demo.openHome();
  await demo.press('Start Your Journey');
  await expect(demo.get('dialog', 'What is your research interest?')).toBeVisible();
  expect(await listCssAnimations()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.closest('[role="dialog"]'))
        document.body.dataset['dialogAnimated'] = 'yes';
    });
  });
  await demo.press('Start Your Journey');
  await expect(page.locator('body')).toHaveAttribute('data-dialog-animated', 'yes');
});
