import { expect, test } from './support/test.ts';

const MAX_HEADER_PX = 56;
/** Of the window, above the end of the first thing to choose: the card itself and the actions are below it. */
const MAX_SHARE_ABOVE = 0.6;

const SIZES = [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const size of SIZES)
  test(`only the header is above the work of a step at ${size.width} px`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize(size);
    await demo.open();
    await demo.chooseTopic();
    await demo.expectStep(2);
    await expect(demo.button('I Understand')).toBeInViewport({ ratio: 1 });
    const progress = demo.get('progressbar', 'Research flow progress');
    const getTop = () => progress.evaluate((bar) => bar.getBoundingClientRect().top + scrollY);
    const header = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(header).toBeLessThanOrEqual(MAX_HEADER_PX);
    // Some space is between them, and nothing else.
    expect((await getTop()) - header).toBeLessThanOrEqual(16);
    const top = await getTop();
    await demo.press('I Understand');
    await expect(demo.button('I Understand')).toBeHidden();
    expect(await getTop()).toBe(top);
    await demo.button('Disclaimers').click();
    await expect(page.getByRole('heading', { level: 3, name: 'Research use' })).toBeVisible();
  });

test('a phone has at most 64 px for the actions of a step and the disclaimers that are not understood yet', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.open();
  await expect(demo.button('I Understand')).toBeInViewport({ ratio: 1 });
  const getBox = async (name: string) => {
    const box = await demo.button(name).boundingBox();
    if (!box) throw new Error(`${name} is not visible`);
    return box;
  };
  const { y: top, height } = await getBox('Continue with Selected Topic');
  // The button has a padding of a pixel, and the bar a line, above it.
  expect(844 - (top - 2)).toBeLessThanOrEqual(64);
  expect(height).toBeGreaterThanOrEqual(36);
  expect((await getBox('I Understand')).height).toBeGreaterThanOrEqual(24);
  expect((await getBox('Disclaimers')).height).toBeGreaterThanOrEqual(24);
});

for (const size of SIZES)
  test(`the first paper with its checkbox is on the first screen of the literature step at ${size.width} px`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize(size);
    await demo.open();
    await demo.goToStep(4, 'amyloid.pdf');
    const first = demo.papers.first();
    await expect(first).toBeVisible();
    for (const part of [first.getByRole('checkbox'), first.getByRole('heading')]) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThan(size.height * MAX_SHARE_ABOVE);
    }
  });

test('a phone has the sections and the toggles behind one button, also for the keyboard', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.open();
  await demo.expectStep(1);
  await expect(demo.button('Full Journey Demo')).toBeHidden();
  await demo.button('Views and sections').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(demo.button('Guided Research Flow')).toBeFocused();
  await demo.button('Full Journey Demo').press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Full Research Journey' }),
  ).toBeVisible();
  await expect(demo.button('Hide Demo')).toBeHidden();
  await expect(demo.button('Views and sections')).toBeFocused();
  await page.goBack();
  await demo.expectSection('Guided Research Flow');
});
