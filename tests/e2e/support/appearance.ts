import { expect, type Page } from '@playwright/test';
import { findAxeViolations, findOverflow, type Rules } from './page-health.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A window of 1280 px at 200% zoom. */
const ENLARGED = { width: 640, height: 450 };

interface Appearance {
  readonly theme: 'light' | 'dark' | 'high-contrast';
  readonly dir: 'ltr' | 'rtl';
  readonly size: { readonly width: number; readonly height: number };
  /** Rules whose results may differ from earlier appearances: themes change colors, directions change the layout. */
  readonly rules: Rules;
}

/** Every view is checked with each of these, without reloading the page. */
const APPEARANCES: readonly Appearance[] = [
  { theme: 'light', dir: 'ltr', size: DESKTOP, rules: 'all' },
  { theme: 'high-contrast', dir: 'ltr', size: DESKTOP, rules: 'colors' },
  { theme: 'dark', dir: 'ltr', size: DESKTOP, rules: 'colors' },
  { theme: 'dark', dir: 'ltr', size: PHONE, rules: 'all' },
  { theme: 'light', dir: 'rtl', size: PHONE, rules: 'layout' },
  { theme: 'light', dir: 'ltr', size: ENLARGED, rules: 'layout' },
];

/** Themes and directions are attributes of the root, so they can be changed in place. */
const applyAppearance = (page: Page, theme: string, dir: string) =>
  page.evaluate(
    ([toTheme, toDir]) => {
      for (const root of document.querySelectorAll<HTMLElement>('[data-theme]')) {
        root.dataset['theme'] = toTheme;
        root.dir = toDir;
      }
    },
    [theme, dir] as const,
  );

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Checks the current view in each appearance and then restores the light theme on a desktop. */
export async function checkAppearance(page: Page, view: string): Promise<void> {
  for (const { theme, dir, size, rules } of APPEARANCES) {
    await page.setViewportSize(size);
    await applyAppearance(page, theme, dir);
    // The bar at the end of the window covers what the person has not scrolled to yet: a target under it is not too small.
    if (rules === 'layout') await page.setViewportSize({ ...size, height: await pageHeight(page) });
    const where = `${view}, ${theme}, ${dir}, ${size.width} px`;
    expect.soft(await findAxeViolations(page, rules), where).toEqual([]);
    expect.soft(await findOverflow(page), where).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  await applyAppearance(page, 'light', 'ltr');
}
