import { DemoPage } from './support/demo-page.ts';
import { JourneyPage } from './support/journey-page.ts';
import { expect, test } from './support/test.ts';

const CONFLICT = /a different run|was changed in another tab/;

test('shows the progress of a run of the first tab in a second tab, without requests or prompts', async ({
  demo,
  page,
  context,
}) => {
  const journey = new JourneyPage(demo);
  let allowReplies = () => {};
  const repliesAllowed = new Promise<void>((resolve) => (allowReplies = resolve));
  let requestCount = 0;
  await context.route('**/research/real/run', async (route) => {
    requestCount += 1;
    await repliesAllowed;
    await route.continue();
  });
  await demo.openHome();
  await journey.start('BRCA1 protein repair');
  await journey.expectStep(1);
  await journey.continueTo(2);
  await journey.continueTo(3);
  await demo.press('Launch AI Research Agents');
  await expect(demo.get('status', 'Research phase')).toHaveText('research');

  const second = new DemoPage(await context.newPage());
  await second.openHome();
  await expect(second.button('Resume')).toBeVisible();
  allowReplies();
  await expect(demo.get('list', 'Research results')).toContainText(/Papers analysed\s*\d+/);
  await expect(second.get('region', 'Final summary')).toBeVisible();
  await expect(second.page.getByText(/Another tab continued this journey/)).toBeVisible();
  for (const tab of [page, second.page]) await expect(tab.getByText(CONFLICT)).toHaveCount(0);
  expect(requestCount).toBe(1);
});

test('shows a run of the twelve steps of another tab with its step, and continues it when that tab is closed', async ({
  demo,
  page,
  context,
}) => {
  const getStep = (tab: DemoPage, step: number) =>
    tab
      .get('list', 'Research journey steps')
      .getByRole('listitem')
      .nth(step - 1);
  await demo.openHome('?view=demo');
  const prompt = demo.get('region', 'Start Your Research Journey');
  await prompt.getByRole('button', { name: 'Continue as Guest' }).click();
  await context.route('**/research/paper/**', () => undefined);
  await demo.get('textbox', 'Research topic').fill('Sleep and memory');
  await demo.press('Start Your Journey');
  await expect(getStep(demo, 7)).toHaveAttribute('data-status', 'in-progress', { timeout: 60_000 });

  const second = new DemoPage(await context.newPage());
  await second.openHome('?view=demo');
  await expect(second.page.getByText(/^In progress in another tab: step 7 of 12/)).toBeVisible();
  await expect(getStep(second, 7)).toHaveAttribute('data-status', 'in-progress');
  await expect(second.button('Start Your Journey')).toBeDisabled();

  await page.close();
  await expect(second.button('Repeat from step 7')).toBeVisible();
  await expect(getStep(second, 7)).toHaveAttribute('data-status', 'pending');
});
