import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

for (const [place, viewport, isFolded] of [
  ['beside the work', { width: 1280, height: 900 }, false],
  ['above the work on a phone', { width: 390, height: 844 }, true],
] as const) {
  test(`draws the page of the PDF with the passage marked, ${place}`, async ({ demo, page }) => {
    await page.setViewportSize(viewport);
    await demo.open();
    await demo.goToStep(3, 'amyloid.pdf');
    if (isFolded) await page.getByRole('button', { name: 'What we found in your paper' }).click();
    const sentence = page.getByRole('button', { name: /Show in source, page \d+$/ }).first();
    await sentence.click();
    const drawn = page.getByRole('img', { name: /^Page \d+ of \d+ of Microglial clearance/ });
    await expect(drawn).toBeVisible();
    const shades = await drawn.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return new Set(data).size;
    });
    // A blank page has one shade.
    expect(shades).toBeGreaterThan(10);
    const mark = page.locator('[data-source-mark]').first();
    await expect(mark).toBeInViewport();
    await page.getByRole('button', { name: 'Close source', exact: true }).click();
    await expect(drawn).toBeHidden();
    await expect(sentence).toBeFocused();
  });
}

test('the source panel opens, moves between pages and closes by keyboard, and the focus returns', async ({
  demo,
  page,
}) => {
  const keys = new Keyboard(page);
  await demo.open();
  await demo.goToStep(3, 'amyloid.pdf');
  const sentence = page.getByRole('button', { name: /Show in source, page 1$/ }).first();
  await keys.activate(sentence);
  const panel = demo.get('complementary', /^Microglial clearance/);
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  const [previous, next] = [demo.button('Previous page'), demo.button('Next page')];
  const pageNumber = panel.getByRole('status');
  await keys.tabTo(next);
  const count = Number(/\d+$/.exec(await pageNumber.innerText())?.[0]);
  for (let number = 2; number <= count; number += 1) {
    await page.keyboard.press('Enter');
    await expect(pageNumber).toHaveText(`Page ${number} of ${count}`);
  }
  // The last page keeps the focus where it is, so that Escape still closes the panel.
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pageNumber).toHaveText(`Page ${count - 1} of ${count}`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(sentence).toBeFocused();
});
