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
