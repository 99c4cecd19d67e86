import type { Page } from '@playwright/test';

/** Records console output and requests of a page and its workers. */
export function watchPage(page: Page) {
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  // Of the context: those of the service worker are among them.
  page.context().on('request', (request) => asked.push(request.url()));
  const requestsToOtherOrigins = () => {
    const { origin: ownKeys } = new URL(page.url());
    return asked.filter((url) => {
      const { origin, protocol } = new URL(url);
      return protocol !== 'data:' && origin !== ownKeys;
    });
  };
  return { said, asked, requestsToOtherOrigins };
}
