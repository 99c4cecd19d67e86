import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

/** Plain elements of a host, as paths of nested tag names. */
const PLAIN = [
  'h1 h2 p a em strong code button label input textarea mark section article nav progress hr blockquote',
  'ul>li ol>li dl>dt dl>dd select>option figure>figcaption table>caption table>tbody>tr>th table>tbody>tr>td',
]
  .join(' ')
  .split(' ')
  .map((path) => path.split('>'));

/** Adds plain elements of a host to the page and reads their computed styles. */
const readHostStyles = (page: Page) =>
  page.evaluate(async (paths) => {
    // Sizes depend on whether the page's fonts are loaded.
    await Promise.all([...document.fonts].map((font) => font.load()));
    const host = document.createElement('div');
    // A fixed width, so that the page's scroll bar has no effect.
    host.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 400px';
    for (const path of paths) {
      let parent: Element = host;
      for (const name of path) {
        const element = document.createElement(name);
        parent.append(element);
        parent = element;
      }
      parent.textContent = 'Text';
    }
    document.body.append(host);
    const styles = [document.documentElement, document.body, ...host.querySelectorAll('*')].map(
      (element, index) => {
        const style = getComputedStyle(element);
        // The size of the whole page depends on its content.
        const names =
          index < 2
            ? [...style].filter((name) => !/size|height|width|origin/.test(name))
            : [...style];
        return [
          element.tagName,
          ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ];
      },
    );
    host.remove();
    return styles;
  }, PLAIN);

for (const scheme of ['light', 'dark'] as const) {
  test(`applies the theme in the URL to the whole page: ${scheme}`, async ({ demo, page }) => {
    await demo.open(`?theme=${scheme}`);
    const schemes = await page.evaluate(() =>
      ['header', 'main', 'footer'].map(
        (name) => getComputedStyle(document.querySelector(name) ?? document.body).colorScheme,
      ),
    );
    expect(schemes).toEqual([scheme, scheme, scheme]);
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('does not affect the styles of host elements, the console or other origins from the first step to the report, with the engine in the browser (S-01)', async ({
    demo,
    page,
  }) => {
    // The same page and its style sheet, without the app.
    await page.route('**/*.js', (route) => route.abort());
    await demo.open('?theme=dark');
    const before = await readHostStyles(page);
    expect(before.length).toBeGreaterThan(25);
    await page.unroute('**/*.js');

    const watched = watchPage(page);
    await demo.open('?theme=dark&backend=engine');
    await demo.goToStep(6, 'amyloid.pdf');
    await demo.openTab('Legal Docs');
    await demo
      .get('article', 'Bylaws')
      .getByRole('button', { name: 'Generate Document', exact: true })
      .click();
    await demo.press('OK');
    const download = page.waitForEvent('download');
    await demo.press('Download PDF');
    await download;
    await demo.press('Complete Company Formation');
    await demo.expectText('Company formation complete.');
    expect(watched.consoleMessages).toEqual([]);
    expect(watched.requestedUrls.some((url) => url.includes('worker'))).toBe(true);
    expect(watched.requestedUrls.some((url) => url.includes('/api/'))).toBe(false);
    expect(watched.requestsToOtherOrigins()).toEqual([]);
    expect(await readHostStyles(page)).toEqual(before);
  });
});
