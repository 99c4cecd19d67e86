import { expect, test } from './support/test.ts';

for (const [place, viewport] of [
  ['beside the work', { width: 1280, height: 900 }],
  ['above the work on a phone', { width: 390, height: 844 }],
] as const) {
  test(`draws the page of the PDF with the passage marked, ${place}`, async ({ demo, page }) => {
    await page.setViewportSize(viewport);
    await demo.open();
    await demo.goToStep(3, 'amyloid.pdf');
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
