import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const prompt = (page: Page) => page.getByRole('region', { name: 'Start Your Research Journey' });

/** Signs in from the prompt of the twelve-step page, with an account of the server's own provider. */
const signIn = async (page: Page, account: string) => {
  await prompt(page).getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${account}`) }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const menu = (page: Page, name: string) =>
  page.getByRole('button', { name: `User menu: ${name}` }).first();

test.describe('sign-in', () => {
  test('leads to the provider and back to where it began, keeps the person over a reload, and signs out (S-86, S-87, S-88)', async ({
    demo,
    page,
  }) => {
    await demo.openHome('?view=demo');
    await expect(prompt(page).getByRole('list', { name: 'Benefits' })).toBeVisible();
    await signIn(page, 'Demo Researcher');
    await expect(menu(page, 'Demo Researcher')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(page.url()).not.toMatch(/code=|state=|token=/);
    await expect(page.getByRole('textbox', { name: 'Research topic' })).toBeVisible();
    await page.reload();
    await menu(page, 'Demo Researcher').click();
    await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(demo.button('Sign In').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

  test('saves a profile (S-89)', async ({ demo, page }) => {
    await demo.openHome('?view=demo');
    await signIn(page, 'Demo User');
    await menu(page, 'Demo User').click();
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await demo.get('textbox', 'Research Interests').fill(' sleep, ,memory ');
    await demo.button('Save Changes').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await menu(page, 'Demo User').click();
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await expect(demo.get('textbox', 'Research Interests')).toHaveValue('sleep, memory');
  });

  test('MENU-03, MENU-04 lists the journeys of this browser, and shows an administrator how the platform is set up (S-89)', async ({
    demo,
    page,
  }) => {
    await demo.openHome('?view=demo');
    await signIn(page, 'Demo Administrator');
    await menu(page, 'Demo Administrator').click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Admin Panel' })).toBeVisible();
    await demo.button('Hide Demo').click();
    await demo.button('Full Research Platform').click();
    await demo.walkTo(2);
    await menu(page, 'Demo Administrator').click();
    await page.getByRole('menuitem', { name: 'My Research Journeys' }).click();
    await demo.button(/^Open: Decoding memory/).click();
    await demo.isAtStep(2);
    await menu(page, 'Demo Administrator').click();
    await page.getByRole('menuitem', { name: 'My Research Journeys' }).click();
    await demo.button(/^Delete: Decoding memory/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await demo.button('Close').click();
    await demo.isAtStep(1);
  });

  test('goes on as a guest, and says when a provider refused (S-86, S-87)', async ({
    demo,
    page,
  }) => {
    await demo.openHome('?view=demo');
    await prompt(page).getByRole('button', { name: 'Continue as Guest' }).click();
    await expect(page.getByRole('textbox', { name: 'Research topic' })).toBeVisible();
    await page.goto('/auth/callback?error=access_denied');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Authentication failed: access_denied');
    await demo.button('OK').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Spinout' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('shows a demo account, marked as one, where no server answers (S-86)', async ({
    demo,
    page,
  }) => {
    await demo.openHome('?view=demo&scenario=failing&call=session.health');
    await prompt(page).getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(page.getByText('Demo account').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Research topic' })).toBeVisible();
  });
});
