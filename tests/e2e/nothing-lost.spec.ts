import type { Page } from '@playwright/test';
import { filePath } from './support/papers.ts';
import { expect, test } from './support/test.ts';

const READING = { timeout: 60_000 };

const continueAsGuest = async (page: Page) => {
  const prompt = page.getByRole('region', { name: 'Start Your Research Journey' });
  await prompt.getByRole('button', { name: 'Continue as Guest' }).click();
};

const getStep = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Research journey steps' })
    .getByRole('listitem')
    .nth(number - 1);

test('keeps a run of the twelve steps when the view changes and when the page is reloaded', async ({
  demo,
  page,
}) => {
  await demo.openHome('?view=demo');
  await continueAsGuest(page);
  await demo.get('textbox', 'Research topic').fill('Sleep and memory');
  await demo.press('Start Your Journey');
  await expect(getStep(page, 3)).toHaveAttribute('data-status', 'completed', READING);
  const found = await getStep(page, 2).innerText();

  await demo.toggleView('Full Research Platform');
  await expect(demo.get('heading', 'Full Research Journey')).toBeHidden();
  // Back goes to the view before once the address is that of this one.
  await expect(page).toHaveURL(/view=platform/u);
  await page.goBack();
  await expect(getStep(page, 3)).toHaveAttribute('data-status', 'completed');

  // The browser asks before it discards something.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(getStep(page, 2)).toHaveText(found, { useInnerText: true });
  expect(questions).toEqual([]);
  await demo.press(/^Repeat from step \d+$/);
  await expect(demo.get('region', 'Research Journey Completed')).toBeVisible(READING);
  await page.reload();
  await expect(demo.get('region', 'Research Journey Completed')).toBeVisible();
  expect(questions).toEqual([]);
});

test('asks before signing out discards the unsaved work of another tab', async ({
  demo,
  page,
  context,
}) => {
  await demo.openHome('?view=demo');
  await continueAsGuest(page);
  const other = await context.newPage();
  await other.goto('/?view=platform&section=quantum');
  await other.getByRole('button', { name: 'Create Circuit', exact: true }).click();
  await expect(other.getByRole('img', { name: /circuit/i }).first()).toBeVisible(READING);

  const signOut = async () => {
    await page
      .getByRole('button', { name: /^User menu: / })
      .first()
      .click();
    await demo.get('menuitem', 'Sign Out').click();
  };
  await signOut();
  const question = demo.get('dialog', 'Sign out and discard unsaved work?');
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await demo.press('Stay signed in');
  await expect(other.getByRole('img', { name: /circuit/i }).first()).toBeVisible();

  await other.close({ runBeforeUnload: false });
  await signOut();
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  await expect(question).toBeHidden();
});

test('restores each of two papers that others replaced', async ({ demo, page }) => {
  await demo.openHome('?backend=engine');
  const titles: string[] = [];
  for (const paper of ['solar.txt', 'crispr.docx', 'amyloid.pdf'] as const) {
    await demo.press('Bring a paper');
    await page.getByLabel('Paper file', { exact: true }).setInputFiles(filePath(paper));
    await expect(demo.get('region', 'Guided research flow')).toBeVisible(READING);
    await demo.expectStep(1);
    titles.push(await demo.get('radiogroup', 'Research topics').innerText());
    if (titles.length < 3) await demo.toggleView('Simple Journey');
  }
  await page.reload();
  for (const topics of titles.slice(0, 2).reverse()) {
    await demo.press('Undo');
    await expect(demo.get('radiogroup', 'Research topics')).toHaveText(topics, {
      useInnerText: true,
    });
  }
  await expect(demo.button('Undo')).toHaveCount(0);
});
