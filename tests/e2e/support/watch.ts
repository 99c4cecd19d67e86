import type { Page } from '@playwright/test';

/** What a page and its workers say and ask from now on. */
export function watch(page: Page) {
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  // Of the context: those of the service worker are among them.
  page.context().on('request', (request) => asked.push(request.url()));
  const askedElsewhere = () => {
    const { origin: own } = new URL(page.url());
    return asked.filter((url) => {
      const { origin, protocol } = new URL(url);
      return protocol !== 'data:' && origin !== own;
    });
  };
  return { said, asked, askedElsewhere };
}
