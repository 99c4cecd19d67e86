import type { Page } from '@playwright/test';
import type { DemoPage } from './support/demo-page.ts';
import { findOverflow } from './support/page-health.ts';
import { expect, test } from './support/test.ts';
import { findCutTexts } from './support/text-fit.ts';

/** Longer texts than English ones, long words, and a right-to-left script. */
const LANGUAGES = ['en-XA', 'de', 'ar'];
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

async function checkSizes(page: Page, view: string) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const problems = [...(await findOverflow(page)), ...(await findCutTexts(page))];
    expect.soft(problems, `${view}, ${size.width} px`).toEqual([]);
  }
}

/** Checks the current view in every language, without reloading the page. */
async function checkLanguages(demo: DemoPage, view: string) {
  for (const tag of LANGUAGES) {
    await demo.setLanguage(tag);
    await checkSizes(demo.page, `${view}, ${tag}`);
  }
  await demo.page.setViewportSize({ width: 1280, height: 900 });
  await demo.setLanguage('en-US');
}

test('a cut text is found, one that ends with an ellipsis or can be scrolled to is not', async ({
  page,
}) => {
  const box = (id: string, style: string) =>
    `<p id="${id}" style="width: 4rem; white-space: nowrap; ${style}">Donaudampfschifffahrt</p>`;
  await page.setContent(
    box('wide', '') +
      box('hidden', 'overflow: hidden') +
      box('ellipsis', 'overflow: hidden; text-overflow: ellipsis') +
      box('scrolled', 'overflow-x: auto'),
  );
  expect(await findCutTexts(page)).toEqual([
    expect.stringContaining('id="wide"'),
    expect.stringContaining('id="hidden"'),
  ]);
});

test('translated texts fit in the steps of the guided flow', async ({ demo }) => {
  await demo.open();
  await checkLanguages(demo, 'topic');
  await demo.chooseTopic();
  await checkLanguages(demo, 'paper');
  await demo.addPaper('amyloid.pdf');
  await demo.generateHypothesis();
  await checkLanguages(demo, 'hypothesis');
  await demo.press('Proceed with this Hypothesis');
  await demo.reviewFirstPaper();
  await demo.openTab('Resources');
  await checkLanguages(demo, 'experiment');
  await demo.press('Finalize Experiment Design');
  await demo.openTab('Fundraising');
  await checkLanguages(demo, 'company');
});

test('translated texts fit on the landing page, the platform and the twelve steps', async ({
  demo,
  page,
}) => {
  const places = [
    '',
    'view=platform&section=quantum',
    'view=platform&section=dashboard',
    'view=demo',
  ];
  for (const tag of LANGUAGES)
    for (const place of places) {
      await demo.openHome(`?lang=${tag}&${place}`);
      await demo.expectLanguage(tag);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await checkSizes(page, `${place}, ${tag}`);
    }
});

test('a person chooses a language, which the address keeps', async ({ demo, page }) => {
  await demo.openHome();
  await demo.press('العربية');
  await demo.expectLanguage('ar');
  await expect(page).toHaveURL(/[?&]lang=ar/);
  await expect(demo.get('heading', 'من اهتمام بحثي إلى شركة')).toBeVisible();
  await expect(demo.button('العربية')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.get('group', 'اللغة')).toHaveCSS('direction', 'rtl');
  await page.reload();
  await demo.expectLanguage('ar');
});
