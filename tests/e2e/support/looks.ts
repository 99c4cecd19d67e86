import { expect, type Page } from '@playwright/test';
import { axeFindings, overflow, type Rules } from './page-health.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A window of 1280 px at 200 %. */
const ENLARGED = { width: 640, height: 450 };

interface Look {
  readonly theme: 'light' | 'dark' | 'high-contrast';
  readonly dir: 'ltr' | 'rtl';
  readonly size: { readonly width: number; readonly height: number };
  /** What this look may judge otherwise than the looks before it: themes differ in colours, directions in places. */
  readonly rules: Rules;
}

/** Each view is looked at in all of these, in place: no page is loaded anew for another look. */
const LOOKS: readonly Look[] = [
  { theme: 'light', dir: 'ltr', size: DESKTOP, rules: 'all' },
  { theme: 'high-contrast', dir: 'ltr', size: DESKTOP, rules: 'colours' },
  { theme: 'dark', dir: 'ltr', size: DESKTOP, rules: 'colours' },
  { theme: 'dark', dir: 'ltr', size: PHONE, rules: 'all' },
  { theme: 'light', dir: 'rtl', size: PHONE, rules: 'places' },
  { theme: 'light', dir: 'ltr', size: ENLARGED, rules: 'places' },
];

/** Themes and directions are attributes, and all that follows from them is style. */
const dress = (page: Page, theme: string, dir: string) =>
  page.evaluate(
    ([toTheme, toDir]) => {
      for (const root of document.querySelectorAll<HTMLElement>('[data-theme]')) {
        root.dataset['theme'] = toTheme;
        root.dir = toDir;
      }
    },
    [theme, dir] as const,
  );

/** Looks at what the page shows, in each look, and leaves it in light on a desktop. */
export async function look(page: Page, view: string): Promise<void> {
  for (const { theme, dir, size, rules } of LOOKS) {
    await page.setViewportSize(size);
    await dress(page, theme, dir);
    const where = `${view}, ${theme}, ${dir}, ${size.width} px`;
    expect.soft(await axeFindings(page, rules), where).toEqual([]);
    expect.soft(await overflow(page), where).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  await dress(page, 'light', 'ltr');
}
