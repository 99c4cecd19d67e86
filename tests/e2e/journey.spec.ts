import { readFileSync } from 'node:fs';
import type { DemoPage } from './support/demo-page.ts';
import { waitForDownload, JourneyPage, readDownload } from './support/journey-page.ts';
import { readPdfText } from './support/read-pdf-text.ts';
import { expect, test } from './support/test.ts';

const INTEREST = 'Base editing of the PCSK9 protein';
const TODAY = /\d{4}-\d{2}-\d{2}/;

const getStatus = (demo: DemoPage) => demo.get('status', 'Backend status');

/** The backend, and the query that selects it. */
const backends = [
  ['its server', ''],
  ['the engine in the browser', '?backend=engine'],
] as const;

for (const [backendName, query] of backends)
  test(`LAND-01, TEN-03 completes the ten steps from the landing page, with a run of the agents and its files, with ${backendName} (S-57, S-58, S-63, S-65, S-66, S-75)`, async ({
    demo,
    page,
  }) => {
    const journey = new JourneyPage(demo);
    await demo.openHome(query);
    await expect(getStatus(demo)).toHaveText('Ready');
    await expect(demo.get('list', 'Platform features').getByRole('listitem')).toHaveCount(6);
    await expect(demo.get('list', 'Journey steps').getByRole('listitem')).toHaveCount(10);

    await journey.start(INTEREST);
    await journey.expectStep(1);
    await expect(journey.details).toContainText(INTEREST);
    await expect(journey.details).toContainText(/journey-\d{13}/);
    await expect(page.getByText(/^Estimated funding: \$[\d,]+$/)).toBeVisible();

    await journey.continueTo(2);
    const items = demo.get('list', 'Literature').getByRole('article');
    expect(await items.count()).toBeLessThanOrEqual(3);

    await journey.continueTo(3);
    await journey.runAgents();
    await expect(demo.get('list', 'Research results')).toContainText(/Papers analysed\s*\d+/);
    await demo.press('View Full Results');
    const summary = demo.get('region', 'Final summary');
    await expect(summary).toContainText(/Data source: /);
    await expect(demo.get('status', 'Research phase')).toHaveText(/completed/);

    const full = await waitForDownload(page, () => demo.press('Download Full Results'));
    expect(full.suggestedFilename()).toMatch(
      new RegExp(`^research-results-Base_editing_of_the_PCSK9_protein-${TODAY.source}\\.json$`),
    );
    const bundle = JSON.parse(await readDownload(full)) as Record<string, unknown>;
    expect(bundle).toMatchObject({ topic: INTEREST });
    expect(bundle['dataSource']).toEqual(expect.any(String));

    const data = await waitForDownload(page, () => demo.press('Download JSON Data'));
    expect(data.suggestedFilename()).toBe('Base_editing_of_the_PCSK9_protein_data.json');
    const summaryPdf = await waitForDownload(page, () => demo.press('Download Summary PDF'));
    expect(summaryPdf.suggestedFilename()).toMatch(
      new RegExp(`^research_summary_${TODAY.source}\\.pdf$`),
    );
    const paper = await waitForDownload(page, () => demo.press('Download Full Research Paper'));
    expect(paper.suggestedFilename()).toMatch(new RegExp(`^research_paper_${TODAY.source}\\.pdf$`));
    const { text } = await readPdfText(await paper.path());
    for (const section of ['Introduction', 'Methods', 'Results', 'Discussion', 'Conclusion'])
      expect(text).toContain(section);
    expect(
      readFileSync(await summaryPdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    await demo.press('Back to Journey');
    for (let step = 4; step <= 10; step += 1) await journey.continueTo(step);
    await expect(demo.get('heading', 'Journey Complete!')).toBeVisible();
    await demo.expectText('Your research has been transformed into a market-ready company!');
    await expect(demo.button('Continue')).toHaveCount(0);
    // The files are on the first screen of a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    for (const file of ['Summary PDF', 'Full Research Paper', 'JSON Data'])
      await expect(demo.button(`Download ${file}`)).toBeInViewport({ ratio: 1 });
  });

test('TEN-17, TEN-32, TEN-33, TEN-34 ignores a blank interest, restores a journey after a reload, removes it for a new one, and opens the landing page for an unreadable record (S-60, S-68)', async ({
  demo,
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const journey = new JourneyPage(demo);
  await demo.openHome();
  await journey.start('   ', 'Begin Research Journey');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await demo.press('Start Your Journey');
  await page.keyboard.press('Escape');
  await expect(demo.button('Start Your Journey')).toBeFocused();
  expect(requestedUrls.filter((url) => url.includes('/research/'))).toEqual([]);

  await journey.start(INTEREST);
  await journey.expectStep(1);
  await journey.continueTo(2);
  const details = await journey.details.innerText();
  await page.reload();
  await journey.expectStep(2);
  await expect.poll(() => journey.details.innerText()).toBe(details);
  const saved = () => page.evaluate(() => localStorage.getItem('current-journey'));
  expect(Object.keys(JSON.parse((await saved()) ?? '{}') as object)).toEqual(
    expect.arrayContaining([
      'journeyId',
      'journeyData',
      'currentStep',
      'showAgenticSystem',
      'timestamp',
    ]),
  );

  await demo.press('Start New Journey');
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect.poll(saved).toBeNull();
  await page.evaluate(() => localStorage.setItem('current-journey', '{"journeyId":7'));
  await page.reload();
  await expect(demo.button('Start Your Journey')).toBeVisible();
});

for (const [scenario, statusText] of [
  ['failing', 'Error'],
  ['offline', 'Offline'],
] as const)
  test(`MAIN-13, MAIN-17, MAIN-18 shows in header and footer that the backend is not available: ${statusText} (S-55, S-61)`, async ({
    demo,
    page,
    baseURL,
  }) => {
    await demo.openHome(`?scenario=${scenario}`);
    await expect(getStatus(demo)).toHaveText(statusText);
    await expect(page.getByRole('contentinfo')).toContainText(`Backend: ${statusText}`);
    await expect(page.getByRole('contentinfo')).toContainText(
      `API: ${new URL(baseURL ?? '').origin}`,
    );
    await new JourneyPage(demo).start(INTEREST);
    await expect(demo.problem).toContainText(
      scenario === 'failing' ? 'Failed to generate hypothesis' : 'Failed to start journey',
    );
    await expect(demo.button('Start Your Journey')).toBeEnabled();
  });

test('MAIN-08 shows only the view that is toggled on, and Back and Forward go between views and sections', async ({
  demo,
  page,
}) => {
  const getHeading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await demo.openHome();
  await demo.toggleView('Full Research Platform');
  await demo.expectSection('Guided Research Flow');
  await expect(page).toHaveTitle('Guided Research Flow – Spinout');
  await demo.openSection('Your Impact');
  await demo.press('Full Journey Demo');
  await expect(getHeading('Full Research Journey')).toBeVisible();
  await demo.press('Design System');
  await expect(getHeading('Design System V2')).toBeVisible();
  await page.goBack();
  await expect(getHeading('Full Research Journey')).toBeVisible();
  await page.goBack();
  await demo.expectSection('Your Impact');
  await expect(page).toHaveTitle('Your Impact – Spinout');
  await page.goForward();
  await demo.press('Design System');
  await demo.press('Hide Design');
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect(page).toHaveTitle('Spinout');
});

test('opens a shared link to a section, and Back leads to where the person was on the page before', async ({
  demo,
  page,
}) => {
  await page.goto('/?view=platform&section=quantum');
  await demo.expectSection('Quantum');
  await expect(page).toHaveTitle('Quantum – Spinout');
  await demo.get('link', 'Spinout').click();
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => window.scrollTo(0, 500));
  const getScroll = () => page.evaluate(() => Math.round(window.scrollY));
  const getSaved = () => page.evaluate(() => JSON.stringify(window.history.state));
  await expect.poll(getSaved).toContain('"scrollTop":500');
  // Playwright would scroll to the button.
  await demo.button('Full Journey Demo').evaluate((button) => (button as HTMLElement).click());
  await expect(
    page.getByRole('heading', { level: 2, name: 'Full Research Journey' }),
  ).toBeVisible();
  await expect.poll(getScroll).toBe(0);
  await page.goBack();
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect.poll(getScroll).toBe(500);
});

test('FLOW-10 keeps the address when a step of the flow is completed', async ({ demo, page }) => {
  await demo.open();
  await demo.expectStep(1);
  const address = page.url();
  await demo.goToStep(2);
  expect(page.url()).toBe(address);
});

test('never silently overwrites changes of another tab to the same journey', async ({
  demo,
  page,
  context,
}) => {
  const journey = new JourneyPage(demo);
  await demo.openHome();
  await journey.start(INTEREST);
  await journey.expectStep(1);
  const second = await context.newPage();
  await second.goto('/');
  const other = second.getByRole('button', { name: 'Continue', exact: true });
  await other.click();
  await journey.expectStep(2);
  await expect(page.getByText(/Another tab continued this journey/)).toBeVisible();
  await second.close();
});

test('MAIN-20 throws an error if there is no root element (S-70)', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route('**/', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace('id="root"', 'id="elsewhere"'),
    });
  });
  await page.goto('/');
  await expect.poll(() => thrown).toEqual(['Failed to find the root element']);
});
