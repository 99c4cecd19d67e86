import type { Page } from '@playwright/test';

/** What the page around the flow asks by itself: how the backend is, and what to mind. */
const PAGE_CALLS = /^\/api\/v1\/(?:disclaimers|services\/status)$|\/health$/;

/**
 * Watches what the page asks its server for, but for what it asks by itself. Call it before the page is opened.
 * @returns a function that gives method and path of each call since it was last asked, oldest first
 */
export function watchCalls(page: Page): () => readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !PAGE_CALLS.test(pathname))
      calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls.splice(0);
}
