import type { Page } from '@playwright/test';
import { DemoPage } from './support/demo-page.ts';
import { JourneyPage } from './support/journey-page.ts';
import { expect, test } from './support/test.ts';

const INTEREST = 'How sleep after learning changes recall';

const signIn = async (page: Page, account: string) => {
  await page.goto('/?view=demo');
  const prompt = page.getByRole('region', { name: 'Start Your Research Journey' });
  await prompt.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${account}`) }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const choose = async (page: Page, account: string, item: string) => {
  await page
    .getByRole('button', { name: `User menu: ${account}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

const row = (page: Page) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: INTEREST });

/** What the page saves on the server next. */
const nextSave = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      new URL(response.url()).pathname === '/api/v1/journeys',
  );

test('MENU-03 a guest’s journey is taken along at sign-in, saved as it goes on, opened in another browser, and nobody else’s (T-43, T-09)', async ({
  demo,
  page,
  browser,
}) => {
  // A guest begins.
  await demo.openHome();
  const journey = new JourneyPage(demo);
  await journey.begin(INTEREST);
  await journey.isAtStep(1);

  // Signed in, they take it along, once.
  await signIn(page, 'Demo Enterprise');
  await expect(page.getByText(`Kept in this browser only: “${INTEREST}”.`)).toBeVisible();
  await demo.button('Save to my account').click();
  await expect(page.getByText(`In your account now: “${INTEREST}”.`)).toBeVisible();
  await demo.button('Close').click();

  // It is saved as it goes on.
  await demo.button('Hide Demo').click();
  const saved = nextSave(page);
  await journey.continueTo(2);
  expect((await saved).status()).toBe(200);

  // Another browser of the same person opens it, and goes on.
  const elsewhere = await (await browser.newContext()).newPage();
  const there = new DemoPage(elsewhere);
  await signIn(elsewhere, 'Demo Enterprise');
  await choose(elsewhere, 'Demo Enterprise', 'My Research Journeys');
  await expect(row(elsewhere)).toContainText('Step 2 of 10');
  await expect(row(elsewhere)).toContainText('In your account');
  await there.button(`Open: ${INTEREST}`).click();
  const thereJourney = new JourneyPage(there);
  await thereJourney.isAtStep(2);
  const savedThere = nextSave(elsewhere);
  await thereJourney.continueTo(3);
  expect((await savedThere).status()).toBe(200);

  // The first browser is told when it opens again, and loses nothing by itself.
  await page.reload();
  await expect(page.getByText(`Your account holds a newer version of “${INTEREST}”`)).toBeVisible();
  await demo.button('Open newer version').click();
  await journey.isAtStep(3);

  // Deleting leaves the rest of the page as it is: it did not begin anew.
  await choose(page, 'Demo Enterprise', 'My Research Journeys');
  await expect(row(page)).toContainText('In your account and this browser');
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same', ''));
  await demo.button(`Delete: ${INTEREST}`).click();
  await demo.button('Delete permanently').click();
  await expect(page.getByText(`Deleted: ${INTEREST}`)).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  await demo.button('Close').click();
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect(page.locator('header[data-same]')).toHaveCount(1);

  // Another person of that browser is neither shown nor offered anything of the account.
  await choose(elsewhere, 'Demo Enterprise', 'Sign Out');
  await expect(there.button('Sign In').first()).toBeVisible();
  await signIn(elsewhere, 'Demo User');
  await choose(elsewhere, 'Demo User', 'My Research Journeys');
  await expect(row(elsewhere)).toHaveCount(1);
  await expect(row(elsewhere)).toContainText('In this browser');
  await expect(there.button('Save to my account')).toHaveCount(0);
  await elsewhere.context().close();
});
