import type { Page } from '@playwright/test';
import { checkAppearance } from './support/appearance.ts';
import type { DemoPage } from './support/demo-page.ts';
import { expect, test } from './support/test.ts';
import { readShifts, watchShifts } from './support/watch-shifts.ts';

/** Less than a word that moves by a few pixels: https://web.dev/articles/cls */
const MAX_SHIFT = 0.001;

/** Every place of the product outside of the flow: its address, its title, and a heading of what it shows. */
const PLACES = [
  ['', 'Spinout', 'From a research interest to a company'],
  ['?view=platform&section=agents', 'Research Agents – Spinout', 'Agentic Research'],
  ['?view=platform&section=quantum', 'Quantum – Spinout', 'Quantum Computing Services'],
  ['?view=platform&section=dashboard', 'Feature Dashboard – Spinout', 'Activity'],
  ['?view=platform&section=showcase', 'Platform Showcase – Spinout', 'Platform showcase'],
  ['?view=platform&section=impact', 'Your Impact – Spinout', 'Your Research Impact'],
  ['?view=demo', 'Full Journey Demo – Spinout', 'Full Research Journey'],
  ['?view=design', 'Design System – Spinout', 'Design System V2'],
  ['?page=journeys', 'My Research Journeys – Spinout', 'My Research Journeys'],
] as const;

const expectPlace = async (
  page: Page,
  [query, title, heading]: readonly [string, string, string],
) => {
  await expect(page).toHaveTitle(title);
  // The test learns of an address later than of a title.
  await expect.poll(() => new URL(page.url()).search).toBe(query);
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
};

/** Signs in with the account of the server's own provider, from the prompt of the twelve steps. */
const signIn = async (demo: DemoPage, account: string) => {
  await demo.openHome('?view=demo');
  await demo.button('Continue with Google').click();
  await demo.page.getByRole('radio', { name: new RegExp(`^${account}`) }).check();
  await demo.button('Sign in').click();
  await expect(demo.button(`User menu: ${account}`).first()).toBeVisible();
};

test('every view, section and page has an address with a title, which opens it again', async ({
  demo,
  page,
}) => {
  for (const place of PLACES) {
    await demo.openHome(place[0]);
    await expectPlace(page, place);
  }
});

test('Back and Forward go through views, sections and pages, and no focus is lost', async ({
  demo,
  page,
}) => {
  await demo.openHome();
  await demo.toggleView('Full Research Platform');
  await demo.openSection('Research Agents');
  await demo.openSection('Feature Dashboard');
  await demo.toggleView('Full Journey Demo');
  await demo.press('Your data on the server');
  await expectPlace(page, [
    '?view=demo&page=journeys',
    'My Research Journeys – Spinout',
    'My Research Journeys',
  ]);
  await page.goBack();
  await expectPlace(page, PLACES[6]);
  // The button that opened the dialog.
  await expect(demo.button('Your data on the server')).toBeFocused();
  await page.goBack();
  await expectPlace(page, PLACES[3]);
  await page.goBack();
  await expectPlace(page, PLACES[1]);
  await page.goForward();
  await expectPlace(page, PLACES[3]);
});

for (const size of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test(`nothing moves while a place of the product opens at ${size.width} px`, async ({
    demo,
    page,
  }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    for (const place of PLACES) {
      // Specimens of typefaces have other sizes when the typefaces are loaded.
      if (place[0] === '?view=design') continue;
      await demo.openHome(place[0]);
      await expectPlace(page, place);
      await page.waitForLoadState('networkidle');
      const { shifted, shifts } = await readShifts(page);
      expect.soft(shifted, `${place[1]}\n${shifts.join('\n')}`).toBeLessThan(MAX_SHIFT);
    }
  });

test('has no axe violations and no horizontal overflow: dashboard, showcase, impact and sign-in', async ({
  demo,
  page,
}) => {
  test.setTimeout(240_000);
  await demo.openHome('?view=platform&section=dashboard');
  for (const tab of ['Overview', 'Quantum Computing', 'PDF Generation', 'Disclaimers']) {
    await demo.openTab(tab);
    await checkAppearance(page, `dashboard: ${tab}`);
  }
  await demo.openSection('Platform Showcase');
  await demo.expandAll(page.getByRole('main'));
  await checkAppearance(page, 'showcase');
  await demo.openSection('Your Impact');
  await checkAppearance(page, 'impact');
  await demo.button('Sign In').first().click();
  await expect(demo.button('Continue with ORCID')).toBeVisible();
  await checkAppearance(page, 'sign-in');
});

test('has no axe violations and no horizontal overflow: account, profile, journeys and administration', async ({
  demo,
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(demo, 'Demo Administrator');
  await checkAppearance(page, 'twelve steps, signed in');
  await demo.openHome();
  const menu = demo.button('User menu: Demo Administrator');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(demo.get('textbox', 'Full Name')).toBeFocused();
  await checkAppearance(page, 'profile');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await demo.openHome('?page=journeys');
  await expect(demo.button('Delete my data')).toBeVisible();
  await checkAppearance(page, 'journeys and stored data');
  await demo.press('Delete my data');
  await checkAppearance(page, 'question before deleting');
  await demo.openHome('?page=admin');
  await expect(demo.get('region', 'Users').getByRole('combobox').first()).toBeVisible();
  await checkAppearance(page, 'administration');
});
