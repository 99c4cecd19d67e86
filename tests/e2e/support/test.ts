import { test as base, expect } from '@playwright/test';
import { DemoPage } from './demo-page.ts';

/** Violations of the content security policy on a page. */
const watchViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
};

/** A test with the demo page in its own browser profile. It fails if the content security policy is violated. */
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
      // What a page loads when it is idle may still be under way.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  demo: async ({ page }, provide) => provide(new DemoPage(page)),
});

export { expect };
