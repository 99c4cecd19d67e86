import { isLocalHost } from '@spinout/api-client';
import type { Logger } from '@spinout/flow-kit';
import { RELOADED_KEY, WORKER_SCRIPT } from './service-worker.constants.js';

/** Browser APIs that the registration needs. */
export interface WorkerDependencies {
  /** Undefined without service worker support or in an insecure context. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  readonly hostname: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Session storage. */
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly log: Logger;
}

/** False only if there was a response and it was not a script. */
const isScriptAvailable = async ({ fetch, log }: WorkerDependencies): Promise<boolean> => {
  try {
    const reply = await fetch(WORKER_SCRIPT, { method: 'HEAD', cache: 'no-store' });
    // A single-page server responds to unknown paths with the page.
    return reply.ok && (reply.headers.get('content-type') ?? '').includes('javascript');
  } catch (error) {
    log.warn('Could not check for the service worker script.', error);
    return true;
  }
};

/** Reloads at most once per tab, and only if a worker was registered. */
const unregisterWorkers = async ({
  container,
  session,
  reload,
  log,
}: WorkerDependencies): Promise<void> => {
  const registrations = (await container?.getRegistrations()) ?? [];
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (session.getItem(RELOADED_KEY) !== null) return;
  session.setItem(RELOADED_KEY, 'yes');
  log.warn('The service worker script was not found; reloading without it.');
  reload();
};

/**
 * Registers the worker from the site root; on localhost it first checks whether the script exists. Errors are only
 * logged, because the page works without a worker.
 * @param register registers the given script
 */
export async function registerWorker(
  dependencies: WorkerDependencies,
  register: (script: string) => Promise<unknown>,
): Promise<void> {
  if (!dependencies.container) return;
  try {
    if (isLocalHost(dependencies.hostname) && !(await isScriptAvailable(dependencies)))
      return await unregisterWorkers(dependencies);
    await register(WORKER_SCRIPT);
  } catch (error) {
    dependencies.log.error('Could not register the service worker.', error);
  }
}
