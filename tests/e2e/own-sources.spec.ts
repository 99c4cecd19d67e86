import { Buffer } from 'node:buffer';
import type { Locator } from '@playwright/test';
import { createBibtex, createRis } from '../files/fictional-records.ts';
import type { DemoPage } from './support/demo-page.ts';
import { Keyboard } from './support/keyboard.ts';
import { filePath } from './support/papers.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const RECORDS = 2000;

/** Chooses files with the keyboard. */
const chooseFiles = async (
  keys: Keyboard,
  input: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
) => {
  const chooser = keys.page.waitForEvent('filechooser');
  await keys.activate(input);
  await (await chooser).setFiles(files);
};

const goToLiterature = async (demo: DemoPage, query: string) => {
  await demo.open(query);
  await demo.chooseTopic();
  await demo.addPaper('amyloid.pdf');
  await demo.generateHypothesis();
  await demo.press('Proceed with this Hypothesis');
  await demo.expectStep(4);
  await expect(demo.papers.first()).toBeVisible();
};

const search = async (keys: Keyboard, demo: DemoPage, words: string) => {
  await keys.tabTo(demo.get('searchbox', 'Literature search'));
  await keys.press('ControlOrMeta+a');
  await keys.type(words);
  await keys.press('Enter');
};

for (const [backend, query, name, create, place] of [
  ['the engine in the browser', 'backend=engine', 'own.ris', createRis, 'stays in this browser'],
  ['the server', '', 'own.bib', createBibtex, 'is stored on this page’s server, for you only'],
] as const) {
  test(`imports 2,000 records with ${backend}, finds them, also after a reload, and removes them, by keyboard at 390 px`, async ({
    demo,
    page,
  }) => {
    const keys = new Keyboard(page);
    await goToLiterature(demo, query);
    await keys.activate(demo.button('Your own sources'));
    await chooseFiles(keys, page.getByLabel('Import a bibliography', { exact: true }), {
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(create(RECORDS)),
    });
    await demo.expectText(`${name} was imported.`);
    const imports = demo.get('list', 'Imported files');
    await expect(imports).toContainText('Records: 2,000');
    await expect(imports).toContainText('Without abstract: 400');
    await expect(page.getByText(`What you add here ${place}.`)).toBeVisible();
    await search(keys, demo, 'axolotl lantern moonlight');
    await expect(demo.papers.first()).toContainText(`Imported: ${name}`);
    await expect(demo.papers.first()).toContainText('Fictional record');

    await page.reload();
    await demo.expectStep(4);
    await search(keys, demo, 'pangolin accordion');
    await expect(demo.papers.first()).toContainText(/how the pangolin learned to use a accordion/);
    await keys.activate(demo.button('Your own sources (1)'));
    await keys.activate(demo.button(`Remove ${name}`));
    await keys.activate(demo.button('Remove file'));
    await keys.activate(demo.button('Search again'));
    await demo.expectText('No papers found. Try adjusting your search.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('analyzes several papers at once; one that fails is named, the others go on, by keyboard at 390 px', async ({
  demo,
  page,
}) => {
  const keys = new Keyboard(page);
  await demo.open('backend=engine');
  await demo.chooseTopic();
  const files = (['solar.txt', 'damaged.pdf', 'amyloid.pdf'] as const).map(filePath);
  await chooseFiles(keys, page.getByLabel('Paper file', { exact: true }), files);
  await keys.activate(demo.button('Analyze Paper'));
  const papers = demo.get('list', 'Chosen papers').getByRole('listitem');
  await expect(papers.nth(1)).toContainText('This PDF is damaged and cannot be opened.');
  await expect(papers.nth(2)).toContainText('Analyzed');
  await keys.activate(demo.button('Continue with the analyzed papers (2)'));
  await demo.expectStep(3);
});
