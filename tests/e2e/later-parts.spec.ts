import { expect, test } from './support/test.ts';

test('keeps the step usable if the code of what stands beside it does not load', async ({
  demo,
  page,
}) => {
  // A service worker would answer from its cache.
  await page.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch();
    const isBesideStep = (await reply.text()).includes('Results so far');
    await (isBesideStep ? route.abort() : route.fulfill({ response: reply }));
  });
  await demo.open();
  await demo.chooseTopic();
  await expect(page.getByText('This part could not be shown.').first()).toBeVisible();
  await demo.expectStep(2);
  await expect(demo.button('Analyze Paper')).toBeVisible();
});
