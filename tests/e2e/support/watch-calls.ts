import type { Page } from '@playwright/test';

/** Calls that the page around the flow makes by itself: backend health and disclaimers. */
const PAGE_CALLS = /^\/api\/v1\/(?:disclaimers|services\/status)$|\/health$/;

/**
 * Records the API calls of the page, except those that it makes by itself. Call it before opening the page.
 * @returns a function that returns the method and path of all calls since the previous invocation, oldest first
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
