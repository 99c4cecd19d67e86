import type { DemoPage } from './support/demo-page.ts';
import { filePath } from './support/papers.ts';
import { JourneyPage } from './support/journey-page.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const READING = { timeout: 60_000 };

const waitForFlow = (demo: DemoPage) =>
  expect(demo.get('region', 'Guided research flow')).toBeVisible(READING);

for (const [width, paper] of [
  [1280, 'solar.txt'],
  [768, 'crispr.docx'],
  [390, 'amyloid.pdf'],
] as const)
  test(`leads from the landing page to topics of the person's own paper in two clicks at ${width} px`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await demo.openHome('?backend=engine');
    const chooser = page.waitForEvent('filechooser');
    await demo.press('Bring a paper');
    await page.getByLabel('Paper file', { exact: true }).click();
    await (await chooser).setFiles(filePath(paper));
    await waitForFlow(demo);
    await demo.expectStep(1);
    const topics = demo.get('radiogroup', 'Research topics').getByRole('radio');
    await expect(topics.first()).toBeChecked();
    await expect(topics.first()).toBeInViewport();
    await expect(demo.button('Continue with Selected Topic')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('still has the paper in the second step after a reload', async ({ demo, page }) => {
  await demo.openHome('?backend=engine');
  await demo.press('Bring a paper');
  await page.getByLabel('Paper file', { exact: true }).setInputFiles(filePath('solar.txt'));
  await waitForFlow(demo);
  await demo.expectStep(1);
  await page.reload();
  await demo.press('Continue with Selected Topic');
  await demo.expectStep(2);
  await demo.press('Continue with this paper');
  await demo.expectStep(3);
});

test('says why a paper cannot be read, keeps the person on the landing page, and reads another one, by keyboard', async ({
  demo,
  page,
}) => {
  const keys = new Keyboard(page);
  await demo.openHome('?backend=engine');
  await keys.activate(demo.button('Bring a paper'));
  const dialog = demo.get('dialog', 'Bring a paper');
  await page.getByLabel('Paper file', { exact: true }).setInputFiles(filePath('damaged.pdf'));
  await expect(dialog.getByRole('alert')).toContainText('This PDF is damaged', READING);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(demo.button('Bring a paper')).toBeFocused();
  await keys.activate(demo.button('Bring a paper'));
  await page.getByLabel('Paper file', { exact: true }).setInputFiles(filePath('solar.txt'));
  await waitForFlow(demo);
  await demo.expectStep(1);
});

test('opens the example of the landing page, and restores the journey that it replaced, also after a reload', async ({
  demo,
  page,
}) => {
  await demo.open('backend=engine');
  await demo.chooseTopic();
  await demo.expectStep(2);
  await demo.toggleView('Simple Journey');
  await demo.press('Open this example');
  await waitForFlow(demo);
  await demo.expectStep(1);
  await expect(demo.get('radio', /^Delivering CRISPR-Cas9 into solid tumors/)).toBeChecked();
  await expect(demo.button('Undo')).toBeInViewport();
  await page.reload();
  await expect(demo.button('Undo')).toBeInViewport();
  await demo.press('Undo');
  await demo.expectStep(2);
  await page.reload();
  await demo.expectStep(2);
  await expect(demo.button('Undo')).toHaveCount(0);
});

test('carries an interest without support from the ten steps over to the flow', async ({
  demo,
  page,
}) => {
  await demo.openHome('?backend=engine');
  await new JourneyPage(demo).start('Medieval guild apprenticeship contracts');
  await demo.press('Continue with your own papers');
  await demo.expectStep(1);
  await expect(page.getByLabel('Custom research topic')).toHaveValue(
    'Medieval guild apprenticeship contracts',
  );
  await demo.press('Continue with Selected Topic');
  await demo.expectStep(2);
});
