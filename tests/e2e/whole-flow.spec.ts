import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { TOPIC } from './support/demo-page.ts';
import { collapseWhitespace, readSourceText } from './support/papers.ts';
import { findOwnPassages } from './support/find-own-passages.ts';
import { readPdfText } from './support/read-pdf-text.ts';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const PAPER_TITLE = 'Microglial clearance of amyloid-β oligomers under a small-molecule chaperone';

const waitForDownload = async (page: Page, action: () => Promise<void>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return download;
};

const readDownload = async (download: Download) => readFileSync(await download.path(), 'utf8');

/** The day in local time, as files are named by it. */
const today = () => new Date().toLocaleDateString('sv-SE');

/** Where a line ends after a hyphen, a program that reads a PDF may leave the hyphen out, or add a space. */
const removeHyphens = (text: string) => text.replaceAll(/- ?/g, '');

test.describe('with animations and the service worker', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

  test('DL-01, DL-05 completes all six steps from a suggestion and a PDF; other programs can open the report and the documents; the console stays empty, and no request goes to another origin (S-01, S-32, S-33)', async ({
    demo,
    page,
  }) => {
    const watched = watchPage(page);
    await demo.open();
    const address = page.url();
    await demo.expectStep(1);
    await demo.chooseTopic();

    await demo.expectStep(2);
    await demo.choosePaper('amyloid.pdf');
    await expect(page.getByText('amyloid.pdf (0.07 MB)', { exact: true })).toBeVisible();
    await demo.press('Analyze Paper');

    await demo.expectStep(3);
    await expect(demo.get('region', 'Your paper')).toContainText(PAPER_TITLE);
    await demo.generateHypothesis();
    const statement = collapseWhitespace(
      await demo.hypothesis
        .getByText(/amyloid-β/)
        .first()
        .innerText(),
    );
    const passages = await findOwnPassages(demo, demo.hypothesis);
    expect(passages.length).toBeGreaterThan(0);
    const paper = readSourceText('amyloid.pdf');
    for (const { quote, caption } of passages) {
      expect(paper).toContain(quote);
      expect(caption).toContain(PAPER_TITLE);
      expect(caption).toMatch(/page [1-9]/);
    }
    await demo.press('Proceed with this Hypothesis');

    await demo.expectStep(4);
    await expect(demo.papers.first()).toBeVisible();
    await demo.get('searchbox', 'Literature search').fill('microglia amyloid aggregation');
    await demo.press('Search');
    await expect(demo.papers.first()).toContainText(/microglia|amyloid|aggregation/i);
    const shown = await demo.papers.count();
    await expect(page.getByText(`${shown} relevant papers`, { exact: true })).toBeVisible();
    await demo.reviewFirstPaper();

    await demo.expectStep(5);
    await demo.press('Finalize Experiment Design');

    await demo.expectStep(6);
    const company = await demo
      .get('region', 'Company summary')
      .getByRole('definition')
      .first()
      .innerText();
    await demo.openTab('Legal Docs');
    const bylaws = demo.get('article', 'Bylaws');
    await bylaws.getByRole('button', { name: 'Generate Document', exact: true }).click();
    await expect(demo.get('alertdialog', 'Alert')).toContainText('Bylaws generated successfully');
    await demo.press('OK');
    await expect(bylaws).toContainText('Ready');
    const document = await waitForDownload(page, () => demo.press('Download Bylaws'));
    expect(await readDownload(document)).toContain(company);
    await demo.openTab('Fundraising');
    const deck = await waitForDownload(page, () => demo.press('Template: Pitch deck'));
    expect(await readDownload(deck)).toContain(company);
    await demo.openTab('IP Strategy');
    const checklist = await waitForDownload(page, () =>
      demo
        .button(/^Register /)
        .first()
        .click(),
    );
    const checklistText = await readDownload(checklist);
    expect(checklistText).toContain(company);
    expect(checklistText).toMatch(/nothing has been filed/i);
    await demo.press('Complete Company Formation');
    await expect(page.getByText('Company formation complete.', { exact: true })).toBeVisible();
    await demo.expectStep(6);
    expect(page.url()).toBe(address);
    const flow = demo.get('region', 'Guided research flow');
    await expect(flow.getByText(/sign in/i)).toHaveCount(0);

    const days = [today()];
    const report = await waitForDownload(page, () => demo.press('Download PDF'));
    days.push(today());
    expect(
      days.map((day) => `Research_Results_${TOPIC.replaceAll(' ', '_')}_${day}.pdf`),
    ).toContain(report.suggestedFilename());
    const { text: lines } = await readPdfText(await report.path());
    const text = removeHyphens(lines);
    expect(text).toContain(removeHyphens(statement));
    expect(text).toContain(removeHyphens(passages[0]?.quote ?? 'a quote'));
    expect(lines).toContain('amyloid-β');

    expect(watched.consoleMessages).toEqual([]);
    expect(watched.requestedUrls.some((url) => url.includes('/api/journey/company'))).toBe(true);
    expect(watched.requestsToOtherOrigins()).toEqual([]);
  });
});
