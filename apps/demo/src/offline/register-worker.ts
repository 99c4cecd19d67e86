import { isLocalHost } from '@spinout/api-client';
import type { Logger } from '@spinout/flow-kit';
import { RELOADED_MARK, WORKER_SCRIPT } from './service-worker.constants.js';

/** What of a browser the registration needs. */
export interface WorkerDependencies {
  /** Undefined where the browser has no service workers, or the page is not secure. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  readonly hostname: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Lasts as long as the tab. */
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly log: Logger;
}

/** False only where someone answered, and not with a script. */
const isThere = async ({ fetch, log }: WorkerDependencies): Promise<boolean> => {
  try {
    const reply = await fetch(WORKER_SCRIPT, { method: 'HEAD', cache: 'no-store' });
    // A server of one page answers with it for every path that it does not know.
    return reply.ok && (reply.headers.get('content-type') ?? '').includes('javascript');
  } catch (error) {
    log.warn('The script of the service worker could not be looked for.', error);
    return true;
  }
};

/** T-59: never more than once a tab, and only where a worker was in fact registered. */
const remove = async ({ container, session, reload, log }: WorkerDependencies): Promise<void> => {
  const registrations = (await container?.getRegistrations()) ?? [];
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (session.getItem(RELOADED_MARK) !== null) return;
  session.setItem(RELOADED_MARK, 'yes');
  log.warn('The script of the service worker is gone; the page is loaded again without it.');
  reload();
};

/**
 * SW-01…04: registers the worker from the root of the site; on this computer first sees whether its script is there.
 * Errors are logged: the page works without a worker.
 * @param register registers the script that is named
 */
export async function registerWorker(
  dependencies: WorkerDependencies,
  register: (script: string) => Promise<unknown>,
): Promise<void> {
  if (!dependencies.container) return;
  try {
    if (isLocalHost(dependencies.hostname) && !(await isThere(dependencies)))
      return await remove(dependencies);
    await register(WORKER_SCRIPT);
  } catch (error) {
    dependencies.log.error('The service worker could not be registered.', error);
  }
}
