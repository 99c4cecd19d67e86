import type { Locator, Page } from '@playwright/test';
import { STEP_TITLES } from './support/demo-page.ts';
import { expect, test } from './support/test.ts';

const SIZES = {
  'on a phone': { width: 390, height: 844 },
  'at 200 %': { width: 640, height: 450 },
};

/** Whether the top of an element is in the upper part of the window. */
const startsInViewport = (page: Page, element: Locator) =>
  element.evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    return Math.round(top) >= 0 && top <= window.innerHeight * 0.4;
  });

for (const [where, viewport] of Object.entries(SIZES)) {
  test(`scrolls each new step and the hypothesis to the top and focuses it, ${where}`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await demo.open();
    const startsAtTop = async (step: number, lastLoaded: Locator) => {
      await demo.expectStep(step);
      await expect(lastLoaded).toBeVisible();
      const title = demo.get('heading', STEP_TITLES[step - 1] ?? '');
      await expect.poll(() => startsInViewport(page, title), `step ${step}`).toBe(true);
      const hasFocus = () =>
        title.evaluate(
          (node) =>
            document.activeElement !== document.body && document.activeElement?.contains(node),
        );
      await expect.poll(hasFocus, `focus at step ${step}`).toBe(true);
    };

    await demo.chooseTopic();
    await startsAtTop(2, demo.button('Analyze Paper'));
    await demo.addPaper();
    await startsAtTop(3, demo.button('Generate AI-Powered Hypothesis'));
    await demo.generateHypothesis();
    await expect(demo.hypothesis).toBeFocused();
    await expect.poll(() => startsInViewport(page, demo.hypothesis), 'hypothesis').toBe(true);
    await demo.press('Proceed with this Hypothesis');
    await startsAtTop(4, demo.papers.first());
    await demo.reviewFirstPaper();
    await startsAtTop(5, demo.button('Finalize Experiment Design'));
    await demo.press('Finalize Experiment Design');
    await startsAtTop(6, demo.button('Complete Company Formation'));
  });
}

test('shows the twelve steps on a phone when Enter starts a run', async ({ demo, page }) => {
  await page.setViewportSize(SIZES['on a phone']);
  await page.goto('/?view=platform');
  await demo.toggleView('Full Journey Demo');
  await demo.press('Continue as Guest');
  const topic = demo.get('textbox', 'Research topic');
  await topic.fill('BRCA1 protein');
  await topic.press('Enter');
  const steps = demo.get('list', 'Research journey steps');
  await expect(steps.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  // What is said about all of them is shown too.
  await expect(page.getByText(/^No literature found on “/u)).toBeInViewport({ ratio: 1 });
});
