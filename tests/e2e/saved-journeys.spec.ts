import type { Page } from '@playwright/test';
import { DemoPage } from './support/demo-page.ts';
import { JourneyPage } from './support/journey-page.ts';
import { expect, test } from './support/test.ts';

const INTEREST = 'How sleep after learning changes recall';
const OTHER_INTEREST = 'How naps change vigilance';

const signIn = async (page: Page, account: string) => {
  await page.goto('/?view=demo');
  const prompt = page.getByRole('region', { name: 'Start Your Research Journey' });
  await prompt.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${account}`) }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const chooseMenuItem = async (page: Page, account: string, item: string) => {
  await page
    .getByRole('button', { name: `User menu: ${account}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

const getRow = (page: Page) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: INTEREST });

/** Waits until the page saves a journey on the server. */
const waitForSave = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      new URL(response.url()).pathname === '/api/v1/journeys',
  );

test('MENU-03 a guest’s journey is imported at sign-in, autosaved, opened in another browser, and private to the account (T-43, T-09)', async ({
  demo,
  page,
  browser,
}) => {
  // A guest starts a journey.
  await demo.openHome();
  const journey = new JourneyPage(demo);
  await journey.start(INTEREST);
  await journey.expectStep(1);

  // After sign-in the journey is imported once.
  await signIn(page, 'Demo Enterprise');
  await expect(page.getByText(`Saved in this browser only: “${INTEREST}”.`)).toBeVisible();
  await demo.button('Save to my account').click();
  await expect(page.getByText(`Saved to your account: “${INTEREST}”.`)).toBeVisible();
  await demo.button('Close').click();

  // Changes are saved automatically.
  await demo.button('Hide Demo').click();
  const saved = waitForSave(page);
  await journey.continueTo(2);
  expect((await saved).status()).toBe(200);

  // The same user opens it in another browser and continues.
  const otherBrowser = await (await browser.newContext()).newPage();
  const otherPage = new DemoPage(otherBrowser);
  await signIn(otherBrowser, 'Demo Enterprise');
  await chooseMenuItem(otherBrowser, 'Demo Enterprise', 'My Research Journeys');
  await expect(getRow(otherBrowser)).toContainText('Step 2 of 10');
  await expect(getRow(otherBrowser)).toContainText('In your account');
  await otherPage.button(`Open: ${INTEREST}`).click();
  const otherJourney = new JourneyPage(otherPage);
  await otherJourney.expectStep(2);
  const savedInOtherBrowser = waitForSave(otherBrowser);
  await otherJourney.continueTo(3);
  expect((await savedInOtherBrowser).status()).toBe(200);

  // The first browser shows the newer version when it opens the journey, and discards nothing on its own.
  await page.reload();
  await expect(page.getByText(`Your account has a newer version of “${INTEREST}”`)).toBeVisible();
  await demo.button('Open newer version').click();
  await journey.expectStep(3);

  // Deleting does not reset the rest of the page.
  await chooseMenuItem(page, 'Demo Enterprise', 'My Research Journeys');
  await expect(getRow(page)).toContainText('In your account and this browser');
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same', ''));
  await demo.button(`Delete: ${INTEREST}`).click();
  await demo.button('Delete permanently').click();
  await expect(page.getByText(`Deleted: ${INTEREST}`)).toBeVisible();
  await expect(getRow(page)).toHaveCount(0);
  await demo.button('Close').click();
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect(page.locator('header[data-same]')).toHaveCount(1);

  // Another user of this browser does not see anything of the account.
  await chooseMenuItem(otherBrowser, 'Demo Enterprise', 'Sign Out');
  await expect(otherPage.button('Sign In').first()).toBeVisible();
  await expect(otherBrowser.getByText(INTEREST)).toHaveCount(0);
  await signIn(otherBrowser, 'Demo User');
  await chooseMenuItem(otherBrowser, 'Demo User', 'My Research Journeys');
  await expect(otherBrowser.getByRole('dialog')).toBeVisible();
  await expect(getRow(otherBrowser)).toHaveCount(0);
  await expect(otherPage.button('Save to my account')).toHaveCount(0);
  await otherBrowser.context().close();
});

test('one person’s journey is not on the screen of the next, in any tab or after Back, and is there again for the person (AUTH-24, T-43)', async ({
  demo,
  page,
  context,
}) => {
  await signIn(page, 'Demo Administrator');
  await expect(
    page.getByRole('button', { name: 'User menu: Demo Administrator' }).first(),
  ).toBeVisible();
  await demo.openHome();
  const journey = new JourneyPage(demo);
  await journey.start(OTHER_INTEREST);
  await journey.expectStep(1);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText(OTHER_INTEREST).first()).toBeVisible();

  const seesNothing = async (tab: Page) => {
    await expect(tab.getByRole('button', { name: 'Start Your Journey' })).toBeVisible();
    await expect(tab.getByText(OTHER_INTEREST)).toHaveCount(0);
  };
  await chooseMenuItem(page, 'Demo Administrator', 'Sign Out');
  for (const tab of [page, other]) await seesNothing(tab);
  await page.goBack();
  await expect(page.getByText(OTHER_INTEREST)).toHaveCount(0);
  await demo.openHome();
  await seesNothing(page);

  await signIn(page, 'Demo Researcher');
  await expect(
    page.getByRole('button', { name: 'User menu: Demo Researcher' }).first(),
  ).toBeVisible();
  await demo.openHome();
  for (const tab of [page, other]) await seesNothing(tab);
  await chooseMenuItem(page, 'Demo Researcher', 'Sign Out');
  await seesNothing(page);

  await signIn(page, 'Demo Administrator');
  await expect(
    page.getByRole('button', { name: 'User menu: Demo Administrator' }).first(),
  ).toBeVisible();
  await demo.openHome();
  await journey.expectStep(1);
});

test('one person’s guided flow is not on the screen of the next, and is there again for the person (T-43)', async ({
  demo,
  page,
}) => {
  await signIn(page, 'Demo Administrator');
  const menu = (name: string) => page.getByRole('button', { name: `User menu: ${name}` }).first();
  await expect(menu('Demo Administrator')).toBeVisible();
  await demo.open();
  await demo.chooseTopic();
  await demo.expectStep(2);

  await chooseMenuItem(page, 'Demo Administrator', 'Sign Out');
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  await demo.open();
  await demo.expectStep(1);

  await signIn(page, 'Demo Researcher');
  await expect(menu('Demo Researcher')).toBeVisible();
  await demo.open();
  await demo.expectStep(1);
  await demo.openHome();
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect(demo.button('Continue your journey')).toHaveCount(0);
  await chooseMenuItem(page, 'Demo Researcher', 'Sign Out');
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();

  await signIn(page, 'Demo Administrator');
  await expect(menu('Demo Administrator')).toBeVisible();
  await demo.open();
  await demo.expectStep(2);
});
