import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { readShifts, watchShifts } from './support/watch-shifts.ts';

const prompt = (page: Page) => page.getByRole('region', { name: 'Start Your Research Journey' });

/** Signs in from the prompt of the twelve-step page, with an account of the server's own provider. */
const signIn = async (page: Page, account: string) => {
  await prompt(page).getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${account}`) }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const getUserMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `User menu: ${name}` }).first();

const readTokens = (page: Page) =>
  page.evaluate(() => ({
    auth_token: localStorage.getItem('auth_token') ?? '',
    refresh_token: localStorage.getItem('refresh_token') ?? '',
  }));

/** Replaces the token with an invalid one, as if it had expired. */
const expireToken = async (page: Page) => {
  const tokens = await readTokens(page);
  expect(tokens.auth_token).not.toBe('');
  await page.evaluate(() => localStorage.setItem('auth_token', 'of-yesterday'));
  return tokens;
};

/** Records the status of all replies to a call. */
const watchStatuses = (page: Page, path: string) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(path)) statuses.push(response.status());
  });
  return statuses;
};

/** Reads all storage that scripts can access. */
const readAllStorage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

test.describe('sign-in', () => {
  test('shows the menu of the signed-in person, not Sign In, while the page reloads', async ({
    demo,
    page,
  }) => {
    await demo.openHome('?view=demo');
    await signIn(page, 'Demo Researcher');
    await expect(getUserMenu(page, 'Demo Researcher')).toBeVisible();
    let allowReplies = () => {};
    const repliesAllowed = new Promise<void>((resolve) => (allowReplies = resolve));
    await page.route('**/auth/profile*', async (route) => {
      await repliesAllowed;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Demo Researcher');
    await expect(header.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
    allowReplies();
    await expect(getUserMenu(page, 'Demo Researcher')).toBeVisible();
    const { shifted, shifts } = await readShifts(page);
    expect(shifted, shifts.join('\n')).toBeLessThan(0.001);
  });

  test('signs in through the provider in every tab, survives a reload, keeps the input when a token expires, and signs out everywhere (S-86, S-87, S-88)', async ({
    demo,
    page,
    context,
  }) => {
    await demo.openHome('?view=demo');
    await expect(prompt(page).getByRole('list', { name: 'Benefits' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/?view=demo');
    await expect(prompt(other)).toBeVisible();

    await signIn(page, 'Demo Researcher');
    await expect(getUserMenu(page, 'Demo Researcher')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(page.url()).not.toMatch(/code=|state=|token=/);
    await expect(page.getByRole('textbox', { name: 'Research topic' })).toBeVisible();
    await expect(getUserMenu(other, 'Demo Researcher')).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Research topic' })).toBeVisible();

    await page.goto('/?view=platform');
    await expect(getUserMenu(page, 'Demo Researcher')).toBeVisible();
    await demo.goToStep(2);
    await demo.press('Paste Text');
    await demo.get('textbox', 'Paper text').fill('Spindles rose after training.');
    const oldTokens = await expireToken(page);
    // Either the call or the autosave is refused first and refreshes the token for both.
    const [allStatuses, analysisStatuses] = [
      watchStatuses(page, '/api/'),
      watchStatuses(page, '/analyze-paper'),
    ];
    await demo.press('Analyze Paper');
    await demo.expectStep(3);
    expect(allStatuses).toContain(401);
    expect(analysisStatuses.at(-1)).toBe(200);
    await expect(demo.get('region', 'Your paper')).toContainText('Spindles rose after training.');
    const newTokens = await readTokens(page);
    expect(newTokens.auth_token).toBeTruthy();
    expect(newTokens.auth_token).not.toBe(oldTokens.auth_token);
    await expect(getUserMenu(other, 'Demo Researcher')).toBeVisible();

    const topic = other.getByRole('textbox', { name: 'Research topic' });
    await topic.fill('of the researcher alone');
    await getUserMenu(other, 'Demo Researcher').click();
    await expect(other.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0);
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
      const stored = await readAllStorage(tab);
      for (const token of [...Object.values(oldTokens), ...Object.values(newTokens)])
        expect(stored).not.toContain(token);
    }
    // The journey of the person who signed out is on no screen, and neither is other input.
    await demo.expectStep(1);
    await expect(page.getByText('Spindles rose after training.')).toHaveCount(0);
    // Signing out leads to the start page.
    await other.getByRole('button', { name: 'Full Journey Demo', exact: true }).click();
    await prompt(other).getByRole('button', { name: 'Continue as Guest' }).click();
    await expect(topic).toHaveValue('');
  });

  test('saves a profile (S-89)', async ({ demo, page }) => {
    await demo.openHome('?view=demo');
    await signIn(page, 'Demo User');
    await getUserMenu(page, 'Demo User').click();
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await demo.get('textbox', 'Research Interests').fill(' sleep, ,memory ');
    await demo.button('Save Changes').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await getUserMenu(page, 'Demo User').click();
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await expect(demo.get('textbox', 'Research Interests')).toHaveValue('sleep, memory');
  });

  test('MENU-03, MENU-04 lists the journeys in this browser and shows the admin panel to an administrator (S-89)', async ({
    demo,
    page,
  }) => {
    await demo.openHome('?view=demo');
    await signIn(page, 'Demo Administrator');
    await getUserMenu(page, 'Demo Administrator').click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Admin Panel' })).toBeVisible();
    await demo.button('Full Research Platform').click();
    await demo.goToStep(2);
    await getUserMenu(page, 'Demo Administrator').click();
    await page.getByRole('menuitem', { name: 'My Research Journeys' }).click();
    await demo.button(/^Open: Decoding memory/).click();
    await demo.expectStep(2);
    await getUserMenu(page, 'Demo Administrator').click();
    await page.getByRole('menuitem', { name: 'My Research Journeys' }).click();
    await demo.button(/^Delete: Decoding memory/).click();
    await demo.button('Delete permanently').click();
    await demo.button('Close').click();
    await demo.expectStep(1);
  });

  test('continues as a guest, and shows that a provider refused (S-86, S-87)', async ({
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

  test('shows a labeled demo account if no server answers (S-86)', async ({ demo, page }) => {
    await demo.openHome('?view=demo&scenario=failing&call=session.health');
    await prompt(page).getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(page.getByText('Demo account').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Research topic' })).toBeVisible();
  });
});
