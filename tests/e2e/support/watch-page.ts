import type { Page } from '@playwright/test';

/** Records console output and requests of a page and its workers. */
export function watchPage(page: Page) {
  const consoleMessages: string[] = [];
  const requestedUrls: string[] = [];
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  // Requests of the context include those of the service worker.
  page.context().on('request', (request) => requestedUrls.push(request.url()));
  const requestsToOtherOrigins = () => {
    const { origin: ownOrigin } = new URL(page.url());
    return requestedUrls.filter((url) => {
      const { origin, protocol } = new URL(url);
      return protocol !== 'data:' && origin !== ownOrigin;
    });
  };
  return { consoleMessages, requestedUrls, requestsToOtherOrigins };
}
