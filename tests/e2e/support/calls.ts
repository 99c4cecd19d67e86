import type { Page } from '@playwright/test';

/**
 * Watches what the page asks its server for, but for its health. Call it before the page is opened.
 * @returns a function that gives method and path of each call since it was last asked, oldest first
 */
export function watchCalls(page: Page): () => readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/health'))
      calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls.splice(0);
}
