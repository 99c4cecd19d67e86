import type { Page } from '@playwright/test';
import { waitForDownload, JourneyPage } from './support/journey-page.ts';
import { serveStaticSite } from './support/static-site.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const waitForController = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const getHeading = (page: Page) =>
  page.getByRole('heading', { name: 'From a research interest to a company' });

test.describe('the service worker', () => {
  test('SW-01, SW-02, API-32 is registered from the root of the real server under its policy, and caches no replies and no page with a token (S-71)', async ({
    demo,
    page,
  }) => {
    await demo.openHome();
    await waitForController(page);
    await demo.open('?token=secret-of-a-person');
    await demo.goToStep(3);
    const stored = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const openedCaches = await Promise.all(
        (await caches.keys()).map((name) => caches.open(name)),
      );
      const requests = await Promise.all(openedCaches.map((cache) => cache.keys()));
      return {
        scope: registration?.scope,
        script: registration?.active?.scriptURL,
        paths: requests.flat().map(({ url }) => url),
      };
    });
    const { origin } = new URL(page.url());
    expect(stored).toMatchObject({ scope: `${origin}/`, script: `${origin}/service-worker.js` });
    const paths = stored.paths.map((url) => new URL(url).pathname);
    expect(paths).toContain('/index.html');
    expect(paths.filter((path) => !/^\/(assets\/|index\.html|favicon\.svg)/.test(path))).toEqual(
      [],
    );
    expect(stored.paths.join()).not.toContain('secret');
  });

  test('opens the page offline, says so, and runs the whole product with the engine in the browser: the flow, ten steps, agents, a file, a circuit and twelve steps', async ({
    context,
    demo,
    page,
  }) => {
    // The longest test: the whole product, computed in the page.
    test.setTimeout(240_000);
    const site = await serveStaticSite();
    await page.goto(site.url);
    await waitForController(page);
    await site.close();
    await page.goto(site.url);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await page.getByRole('button', { name: 'Full Research Platform' }).click();
    await demo.goToStep(4);

    await demo.press('Simple Journey');
    const journey = new JourneyPage(demo);
    await journey.start('CRISPR gene editing');
    await journey.expectStep(1);
    await journey.continueTo(2);
    await journey.continueTo(3);
    await journey.runAgents();
    await demo.press('View Full Results');
    const summaryPdf = await waitForDownload(page, () => demo.press('Download Summary PDF'));
    expect(summaryPdf.suggestedFilename()).toMatch(/^research_summary_.*\.pdf$/);
    await demo.press('Create Circuit');
    await demo.expectText('Circuit with 5 qubits');
    await demo.press('Run Simulation');
    await expect(demo.get('list', 'Simulation results')).toBeVisible();

    await demo.press('Full Journey Demo');
    await demo.press('Continue as Guest');
    await demo.get('textbox', 'Research topic').fill('BRCA1 protein');
    await page.keyboard.press('Enter');
    await expect(demo.get('img', '3D structure view')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toBeHidden();
  });

  test('MAIN-01 leaves three paths to the server and shows the main page at all others, online and offline', async ({
    context,
    page,
  }) => {
    await page.goto('/');
    await waitForController(page);
    const paths = ['/auth', '/auth/login', '/research', '/generate'];
    for (const path of paths) {
      await page.goto(path);
      await expect(getHeading(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(await (await page.goto('/health'))?.json()).toEqual({ status: 'ok' });
    await context.setOffline(true);
    for (const path of paths) {
      await page.goto(path);
      await expect(getHeading(page)).toBeVisible();
    }
    await expect(page.goto('/health')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
  });

  test('SW-03 is removed, and the page reloaded once, if its script no longer exists (S-71)', async ({
    page,
  }) => {
    const site = await serveStaticSite();
    await page.goto(site.url);
    await waitForController(page);
    await site.remove('service-worker.js');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(site.url);
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
    await expect(getHeading(page)).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await site.close();
  });

  test('offers a new version and activates it when the user agrees', async ({ page }) => {
    const site = await serveStaticSite();
    await page.goto(site.url);
    await waitForController(page);
    await site.publishNewVersion();
    await page.goto(site.url);
    await expect(page.getByText(/^A new version of this page is ready\./)).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload now' }).click();
    await reloaded;
    await expect(getHeading(page)).toBeVisible();
    await expect(page.getByText(/^A new version/)).toBeHidden();
    await site.close();
  });
});
