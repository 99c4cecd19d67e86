import type { Locator, Page } from '@playwright/test';
import { TOPIC, type DemoPage } from './support/demo-page.ts';
import { JourneyPage } from './support/journey-page.ts';
import { filePath } from './support/papers.ts';
import { expect, test } from './support/test.ts';
import { readShifts, watchShifts } from './support/watch-shifts.ts';

/** Less than a word that moves by a few pixels: https://web.dev/articles/cls */
const MAX_SHIFT = 0.001;

const SIZES = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const expectNoShift = async (page: Page, view: string) => {
  const { shifted, shifts } = await readShifts(page);
  expect.soft(shifted, `${view}\n${shifts.join('\n')}`).toBeLessThan(MAX_SHIFT);
};

/**
 * Clicks without a pointer: the browser leaves out what moves within half a second of an input, and replies of the test's
 * server are faster than that.
 */
const clickByScript = async (button: Locator) => {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => element.click());
};

const press = (demo: DemoPage, name: string) => clickByScript(demo.button(name));

for (const size of SIZES)
  test(`nothing moves by itself from the landing page to the results at ${size.width} px`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await demo.openHome();
    await demo.press('Bring a paper');
    await page.getByLabel('Paper file', { exact: true }).setInputFiles(filePath('amyloid.pdf'));
    // The first reading also loads the code that reads a PDF.
    await expect(demo.get('region', 'Guided research flow')).toBeVisible({ timeout: 60_000 });
    await demo.expectStep(1);
    await expectNoShift(page, 'landing page and topic');
    // These two steps follow their buttons at once.
    await demo.press('Continue with Selected Topic');
    await demo.expectStep(2);
    await expectNoShift(page, 'paper');
    await demo.press('Continue with this paper');
    await demo.expectStep(3);
    await press(demo, 'Generate AI-Powered Hypothesis');
    await expect(demo.button('Proceed with this Hypothesis')).toBeVisible();
    await expectNoShift(page, 'hypothesis');
    await press(demo, 'Proceed with this Hypothesis');
    await expect(demo.papers.first()).toBeVisible();
    await expectNoShift(page, 'literature');
    await demo.papers.first().getByRole('checkbox').check();
    await press(demo, 'Complete Review (1 papers selected)');
    await demo.expectStep(5);
    await expect(demo.button('Finalize Experiment Design')).toBeVisible();
    await expectNoShift(page, 'experiment');
    await press(demo, 'Finalize Experiment Design');
    await expect(demo.button('Complete Company Formation')).toBeVisible();
    await expectNoShift(page, 'company');
    // The page at the end appears above the company, at once.
    await demo.press('Complete Company Formation');
    await expect(demo.get('region', 'Your results')).toBeFocused();
    await expectNoShift(page, 'results');
  });

test('what follows a step stands below the first screen, where it cannot move while the step loads', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await demo.open();
  await demo.expectStep(1);
  await expect(page.getByRole('radio').first()).toBeVisible();
  const step = demo
    .get('region', 'Guided research flow')
    .getByRole('heading', { level: 2 })
    .first();
  const bottom = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().top);
  const top = await step.evaluate((heading) => heading.getBoundingClientRect().top);
  // A step that is scrolled to the top of the screen fills it.
  expect(bottom - top).toBeGreaterThan(900);
});

test('the landing page leads back to a flow in progress, and nothing moves', async ({
  demo,
  page,
}) => {
  await demo.open();
  await demo.chooseTopic();
  await demo.expectStep(2);
  await watchShifts(page);
  await demo.openHome();
  await expect(page.getByText(`${TOPIC} · Step 2 of 6`)).toBeVisible();
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expectNoShift(page, 'landing page');
  await demo.press('Continue your journey');
  await demo.expectStep(2);
});

test('the specimens of the design system do not move on a phone when their typefaces arrive', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await demo.openHome('?view=design');
  await expect(demo.get('heading', 'Typography')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expectNoShift(page, 'design system');
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
  await expectNoShift(page, 'disclaimers');
});

test('a focused button in the footer of the landing page stays in view when the drawings of the steps arrive late', async ({
  demo,
  page,
}) => {
  let allowCode = () => {};
  const codeAllowed = new Promise<void>((resolve) => (allowCode = resolve));
  await page.route('**/assets/step-drawing*.js', async (route) => {
    await codeAllowed;
    await route.continue();
  });
  await demo.openHome();
  const drawings = demo.get('list', 'Journey steps').locator('svg');
  const button = demo.button('Your data on the server');
  await button.focus();
  await expect(drawings).toHaveCount(0);
  const getTop = () => button.evaluate((element) => element.getBoundingClientRect().top);
  const top = await getTop();
  allowCode();
  await expect(drawings).toHaveCount(10);
  await expect(button).toBeInViewport();
  expect(await getTop()).toBe(top);
});

test('the footer is away while the code of a view loads, and comes with the view', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  let allowCode = () => {};
  const codeAllowed = new Promise<void>((resolve) => (allowCode = resolve));
  await page.route('**/assets/platform-*.js', async (route) => {
    await codeAllowed;
    await route.continue();
  });
  await demo.open();
  await expect(page.getByText('Opening the view…')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  allowCode();
  await demo.expectStep(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the footer is not shown before the parts of the research agents, so that no focus in it moves', async ({
  demo,
  page,
}) => {
  let allowCode = () => {};
  const codeAllowed = new Promise<void>((resolve) => (allowCode = resolve));
  await page.route('**/assets/quantum-section-*.js', async (route) => {
    await codeAllowed;
    await route.continue();
  });
  const journey = new JourneyPage(demo);
  await demo.openHome();
  await journey.start('BRCA1 protein repair');
  await journey.expectStep(1);
  await journey.continueTo(2);
  await journey.continueTo(3);
  await journey.runAgents();
  await demo.press('View Full Results');
  await expect(demo.get('heading', 'Agentic Research')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  allowCode();
  await expect(demo.get('spinbutton', 'Number of qubits')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('what follows a step stays below the screen while the step waits for a reply', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await demo.open();
  await demo.goToStep(3, 'amyloid.pdf');
  await demo.generateHypothesis();
  let allowReply = () => {};
  const replyAllowed = new Promise<void>((resolve) => (allowReply = resolve));
  await page.route('**/literature/search', async (route) => {
    await replyAllowed;
    await route.continue();
  });
  await demo.press('Proceed with this Hypothesis');
  await demo.expectStep(4);
  const downloads = demo.get('heading', 'Download Options');
  await expect(downloads).toBeAttached();
  const getDistance = () =>
    downloads.evaluate((element, title) => {
      const step = [...document.querySelectorAll('h2')].find(
        ({ textContent }) => textContent === title,
      );
      return element.getBoundingClientRect().top - (step?.getBoundingClientRect().bottom ?? 0);
    }, 'Literature Review');
  // A screen for what is shown, and one for what the reply adds.
  expect(await getDistance()).toBeGreaterThan(1.5 * 900);
  allowReply();
  await expect(demo.papers.first()).toBeVisible();
});
