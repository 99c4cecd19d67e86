import { test as base, expect } from '@playwright/test';
import { DemoPage } from './demo-page.ts';

/** What the browser's own policies stopped on a page, as the page is told. */
const watchViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
};

/** A test that is handed the demo; each has a browser profile of its own. No page may break the server's policy. */
export const test = base.extend<{ demo: DemoPage; violations: string[] }>({
  violations: [
    async ({ page }, provide) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (/CSP:|Content Security Policy|TrustedScript|TrustedHTML/.test(text))
          violations.push(text);
      });
      await page.addInitScript(watchViolations);
      await provide(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  demo: async ({ page }, provide) => provide(new DemoPage(page)),
});

export { expect };
