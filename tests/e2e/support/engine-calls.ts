import type { Page } from '@playwright/test';

type Post = (message?: { spinout?: string; request?: { id: string } }, transfer?: unknown) => void;

interface Watched {
  engineCalls?: string[];
}

/**
 * Listens at the border between page and worker, from outside of the app: the endpoint of each
 * request that is posted to a worker, oldest first. Call it before the page is opened; a reload
 * begins anew.
 */
export async function watchEngineCalls(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    (window as Watched).engineCalls = calls;
    Object.defineProperty(Worker.prototype, 'postMessage', {
      value: new Proxy(Reflect.get(Worker.prototype, 'postMessage') as Post, {
        apply(post, worker, args: Parameters<Post>) {
          const [message] = args;
          if (message?.spinout === 'send' && message.request) calls.push(message.request.id);
          Reflect.apply(post, worker, args);
        },
      }),
    });
  });
  return () => page.evaluate(() => (window as Watched).engineCalls ?? []);
}
