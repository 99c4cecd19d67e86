import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PLAIN = `
  <h1>Host</h1><h2>Host</h2><p>Text <a href="#host">link</a> <em>em</em> <strong>strong</strong> <code>code</code></p>
  <ul><li>Item</li></ul><ol><li>Item</li></ol><dl><dt>Term</dt><dd>Fact</dd></dl>
  <button type="button">Button</button><label>Label <input type="text" /></label>
  <input type="checkbox" /><input type="radio" /><textarea></textarea><select><option>One</option></select>
  <table><caption>Table</caption><tbody><tr><th>Head</th><td>Cell</td></tr></tbody></table>
  <blockquote>Quote</blockquote><figure><figcaption>Figure</figcaption></figure><mark>Mark</mark>
  <section>Section</section><article>Article</article><nav>Nav</nav><progress></progress><hr />`;

/** Puts plain elements of a host on the page and reads every style they come out with. */
const hostStyles = (page: Page) =>
  page.evaluate(async (html) => {
    // Sizes depend on whether the page's typeface is there yet.
    await Promise.all([...document.fonts].map((font) => font.load()));
    const host = document.createElement('div');
    // Its own width, so that the page's scroll bar does not matter.
    host.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 400px';
    host.innerHTML = html;
    document.body.append(host);
    const styles = [document.documentElement, document.body, ...host.querySelectorAll('*')].map(
      (element, index) => {
        const style = getComputedStyle(element);
        // The size of the whole page is its content's.
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

test.describe('beside a host’s own elements', () => {
  // The host of this test writes its markup as text, which the server's policy refuses.
  test.use({ bypassCSP: true });

  test('leaves the elements of a host as they are, from before the app runs to the end of the flow', async ({
    demo,
    page,
  }) => {
    // The same page and its style sheet, without the app.
    await page.route('**/*.js', (route) => route.abort());
    await demo.open('?theme=dark');
    const before = await hostStyles(page);
    expect(before.length).toBeGreaterThan(25);
    await page.unroute('**/*.js');
    await demo.open('?theme=dark');
    await demo.walkTo(6);
    expect(await hostStyles(page)).toEqual(before);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`wears the theme that its address names, the whole page: ${scheme}`, async ({
    demo,
    page,
  }) => {
    await demo.open(`?theme=${scheme}`);
    const schemes = await page.evaluate(() =>
      ['header', 'main', 'footer'].map(
        (name) => getComputedStyle(document.querySelector(name) ?? document.body).colorScheme,
      ),
    );
    expect(schemes).toEqual([scheme, scheme, scheme]);
  });
}

/** Who answers, how the page is opened for that, and an address that shows it. */
const backends = [
  ['its server', '', '/api/journey/company'],
  ['the engine in the browser', '?backend=engine', 'worker'],
] as const;

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [who, query, sign] of backends)
    test(`writes nothing to the console, asks no other origin and throws nothing from the first step to the report, over ${who} (S-01)`, async ({
      demo,
      page,
      context,
      baseURL,
    }) => {
      const said: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(error.message));
      // Of the context: those of the worker are among them.
      context.on('request', (request) => asked.push(request.url()));
      await demo.open(query);
      await demo.walkTo(6, 'amyloid.pdf');
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
      await demo.says('Company formation complete.');
      expect(said).toEqual([]);
      expect(asked.some((url) => url.includes(sign))).toBe(true);
      expect(asked.some((url) => url.includes('/api/'))).toBe(query === '');
      const foreign = asked.filter((url) => {
        const { origin, protocol } = new URL(url);
        return protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin;
      });
      expect(foreign).toEqual([]);
    });
});
