import { test as base } from '@playwright/test';
import { DemoPage } from './demo-page.ts';

/** A test that is handed the demo; each has a browser profile of its own. */
export const test = base.extend<{ demo: DemoPage }>({
  demo: async ({ page }, provide) => provide(new DemoPage(page)),
});

export { expect } from '@playwright/test';
