import { addRule, findChangedSizes, findChangedStyles } from './support/hostile-page.ts';
import { expect, test } from './support/test.ts';
import { visitEveryView } from './support/visit-every-view.ts';

test('keeps its looks under a host’s rules for elements and its smaller rem: the six steps of the guided flow (S-01)', async ({
  demo,
  page,
}) => {
  test.setTimeout(180_000);
  await demo.open('?theme=dark');
  await visitEveryView(demo, async (view) => {
    expect.soft(await findChangedStyles(page), view).toEqual([]);
    expect.soft(await findChangedSizes(page), view).toEqual([]);
  });
});

test('keeps its looks under a host’s rules for elements and its smaller rem: the start page (S-01)', async ({
  demo,
  page,
}) => {
  await demo.openHome('?theme=dark');
  await expect(demo.get('status', 'Backend status')).toHaveText('Ready');
  expect.soft(await findChangedStyles(page)).toEqual([]);
  expect.soft(await findChangedSizes(page)).toEqual([]);
});

test('enlarges its text with that of the browser', async ({ demo, page }) => {
  await demo.open();
  const heading = page.getByRole('heading', { level: 2 }).first();
  const readSize = () =>
    heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const normal = await readSize();
  await addRule(page, 'html { font-size: 200%; }');
  expect(await readSize()).toBeCloseTo(2 * normal, 1);
});
