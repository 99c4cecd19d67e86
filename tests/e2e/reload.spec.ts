import { watchCalls } from './support/watch-calls.ts';
import type { DemoPage } from './support/demo-page.ts';
import { readSourceText, collapseWhitespace } from './support/papers.ts';
import { expect, test } from './support/test.ts';

const RECORD = 'spinout-flow:default';

test('restores each of the six steps after a reload without a request to the server (T-79)', async ({
  demo,
  page,
}) => {
  const takeNewCalls = watchCalls(page);
  const reload = async (step: number) => {
    takeNewCalls();
    await page.reload();
    await demo.expectStep(step);
    await expect(demo.problem).toHaveCount(0);
  };
  const expectNoCalls = async () => {
    await expect(page.getByText(/\.\.\.$/)).toHaveCount(0);
    expect(takeNewCalls()).toEqual([]);
  };

  await demo.open();
  await demo.openTab('Custom Topic');
  await demo.get('textbox', 'Custom research topic').fill('Chaperones of amyloid');
  await demo.press('Define Topic');
  await reload(1);
  await expect(demo.get('region', 'Selected Topic')).toContainText('Chaperones of amyloid');
  await expectNoCalls();
  await demo.press('Continue with Selected Topic');

  await demo.expectStep(2);
  await demo.press('Example: machine-learning drug discovery');
  const text = await demo.get('textbox', 'Paper text').inputValue();
  await reload(2);
  await expect(demo.get('textbox', 'Paper text')).toHaveValue(text);
  await expectNoCalls();
  await demo.press('Analyze Paper');

  await demo.expectStep(3);
  await demo.generateHypothesis();
  expect(takeNewCalls()).toEqual([
    'POST /api/journey/analyze-paper',
    'POST /api/v1/research/hypothesis/generate',
  ]);
  const title = await demo.hypothesis.getByRole('heading', { level: 3 }).innerText();
  await reload(3);
  await expect(demo.get('article', title)).toBeVisible();
  await expectNoCalls();
  await demo.press('Proceed with this Hypothesis');

  await demo.expectStep(4);
  await demo.papers.nth(1).getByRole('checkbox').check();
  await demo.get('searchbox', 'Literature search').fill('not yet sent');
  const found = await demo.papers.count();
  await reload(4);
  await expect(demo.papers).toHaveCount(found);
  await expect(demo.papers.nth(1).getByRole('checkbox')).toBeChecked();
  await expect(demo.get('searchbox', 'Literature search')).toHaveValue('not yet sent');
  await expectNoCalls();
  await demo.press('Complete Review (1 papers selected)');

  await demo.expectStep(5);
  await expect(demo.get('spinbutton', 'Sample size')).toBeVisible();
  const recalculated = page.waitForResponse('**/api/journey/experiment-design');
  await demo.get('spinbutton', 'Sample size').fill('77');
  await recalculated;
  await demo.get('textbox', 'New control').fill('A control of mine');
  await demo.press('Add control');
  await reload(5);
  await expect(demo.get('spinbutton', 'Sample size')).toHaveValue('77');
  await expect(demo.get('list', 'Controls')).toContainText('A control of mine');
  await expectNoCalls();
  await demo.press('Finalize Experiment Design');

  await demo.expectStep(6);
  await demo.get('checkbox', 'Enable Customization').check();
  await demo.openTab('Legal Docs');
  await demo
    .get('article', 'Bylaws')
    .getByRole('button', { name: 'Generate Document', exact: true })
    .click();
  await demo.press('OK');
  await reload(6);
  await demo.openTab('Legal Docs');
  await expect(demo.get('article', 'Bylaws')).toContainText('Ready');
  await expectNoCalls();
  await demo.press('Complete Company Formation');
  await demo.expectText('Company formation complete.');
  await reload(6);
  await expectNoCalls();

  const journey = await page.evaluate((key) => localStorage.getItem(key) ?? '', RECORD);
  expect(Object.keys((JSON.parse(journey) as { data: object }).data)).toEqual(
    expect.arrayContaining([
      'interest',
      'papers',
      'hypothesis',
      'selected_papers',
      'experimentDesign',
      'companyStructure',
    ]),
  );
});

test('names a file that must be chosen again after a reload, and reads it then (T-79)', async ({
  demo,
  page,
}) => {
  await demo.open();
  await demo.goToStep(2);
  await demo.choosePaper('solar.txt');
  await page.reload();
  await demo.expectStep(2);
  await expect(page.getByText(/^Choose the file again: solar\.txt/)).toBeVisible();
  await expect(demo.button('Analyze Paper')).toBeDisabled();
  await demo.addPaper('solar.txt');
  await demo.expectStep(3);
});

test('uses the uploaded paper when the page was reloaded before the hypothesis (T-79)', async ({
  demo,
  page,
}) => {
  await demo.open();
  await demo.goToStep(3, 'solar.txt');
  await page.reload();
  await demo.expectStep(3);
  await demo.generateHypothesis();
  await demo.expandAll(demo.hypothesis);
  const ownPassages = demo.hypothesis
    .getByRole('figure')
    .filter({ hasText: 'Your paper', has: page.getByRole('blockquote') });
  await expect(ownPassages.first()).toBeVisible();
  expect(readSourceText('solar.txt')).toContain(
    collapseWhitespace(await ownPassages.first().locator('mark').innerText()),
  );
});

test('offers to continue after a reload during a call, and sends nothing until then (T-79)', async ({
  demo,
  page,
}) => {
  const takeNewCalls = watchCalls(page);
  let allowReplies = () => {};
  const repliesAllowed = new Promise<void>((resolve) => (allowReplies = resolve));
  await page.route('**/api/journey/experiment-design', async (route) => {
    await repliesAllowed;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/journey/experiment-design');
  await demo.open('?step=5');
  await demo.expectText('Generating experiment design based on your hypothesis...');
  await asked;
  takeNewCalls();
  await page.reload();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'This request was interrupted. It was not sent again.' }),
  ).toBeVisible();
  expect(takeNewCalls()).toEqual([]);
  allowReplies();
  await demo.press('Continue');
  await expect(demo.button('Finalize Experiment Design')).toBeVisible();
});

const waysToStart = {
  'the storage was cleared': async (demo: DemoPage) => {
    await demo.clearSavedJourney();
    await demo.open();
  },
  'the user asks for it': async (demo: DemoPage) => {
    await demo.press('Start a new journey');
    const question = demo.get('dialog', 'Start a new journey?');
    await demo.get('button', 'Start a new journey', question).click();
    await expect(question).toBeHidden();
  },
};

for (const [reason, startJourney] of Object.entries(waysToStart)) {
  test(`starts a new journey when ${reason} (T-05)`, async ({ demo, page }) => {
    const journeyId = () =>
      page.evaluate(
        (key) =>
          (JSON.parse(localStorage.getItem(key) ?? '{}') as { journeyId?: string }).journeyId ?? '',
        RECORD,
      );
    await demo.open();
    await demo.goToStep(2);
    await expect.poll(journeyId).toMatch(/^journey-\d{13}$/);
    const first = await journeyId();
    await startJourney(demo);
    await demo.expectStep(1);
    await expect(demo.button('Continue with Selected Topic')).toBeDisabled();
    await demo.goToStep(2);
    await expect.poll(journeyId).toMatch(new RegExp(`^(?!${first}$)journey-\\d{13}$`));
  });
}

test('keeps the journey unless the user confirms its removal, also by keyboard', async ({
  demo,
  page,
}) => {
  await demo.open();
  await demo.goToStep(2);
  const start = demo.button('Start a new journey');
  const question = demo.get('dialog', 'Start a new journey?');
  for (const leave of ['Escape', 'Enter']) {
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(demo.get('button', 'Keep the current journey', question)).toBeFocused();
    await page.keyboard.press(leave);
    await expect(question).toBeHidden();
    await expect(start).toBeFocused();
    await demo.expectStep(2);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await demo.expectStep(1);
  const title = demo.get('heading', 'Select Your Research Topic');
  await expect(page.locator('*:focus').filter({ has: title })).toBeVisible();
});

test('backs up a damaged record, says so and starts a new journey (T-79)', async ({
  demo,
  page,
}) => {
  await demo.clearSavedJourney();
  await page.evaluate((key) => localStorage.setItem(key, '{"schemaVersion":1,"step'), RECORD);
  await demo.open();
  await demo.expectText(
    'Your saved progress could not be read. A backup is saved in this browser, and a new journey has started.',
  );
  await demo.expectStep(1);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(`${key}:backup`), RECORD))
    .toBe('{"schemaVersion":1,"step');
});

test('says that the browser cannot save, and still works (T-79)', async ({ demo, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await demo.open();
  await demo.expectText(
    'Browser storage is unavailable. Your progress will be lost when you reload.',
  );
  await demo.goToStep(3);
});
