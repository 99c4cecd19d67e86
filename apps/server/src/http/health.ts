import { Hono } from 'hono';
import type { AppEnv } from './app-env.js';
import { withTimeout } from './with-timeout.js';

export interface ReadyCheck {
  /** Name of the service, e.g. `database`. */
  readonly name: string;
  /** Rejects if the service is not ready. */
  readonly check: () => Promise<void>;
}

const CHECK_TIMEOUT_MS = 2000;

/**
 * Health routes: `/health` answers while the server runs, `/ready` says whether it can answer requests.
 * @param isStopping once true, `/ready` fails, so that load balancers stop sending requests
 * @param patienceMs timeout of a check @default 2000
 */
export const healthRoutes = (
  checks: readonly ReadyCheck[],
  isStopping: () => boolean = () => false,
  timeoutMs = CHECK_TIMEOUT_MS,
): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/health', (context) => context.json({ status: 'ok' }))
    .get('/ready', async (context) => {
      const failed = await Promise.all(
        checks.map(async ({ name, check }) => ((await isPassing(check, timeoutMs)) ? null : name)),
      );
      const notReady = failed.filter((name) => name !== null);
      if (isStopping()) notReady.push('server (stopping)');
      return notReady.length === 0
        ? context.json({ status: 'ready' })
        : context.json(
            {
              status: 'not ready',
              error: `Not ready: ${notReady.join(', ')}`,
              not_ready: notReady,
            },
            503,
          );
    });

const isPassing = (check: () => Promise<void>, timeoutMs: number): Promise<boolean> =>
  withTimeout(check(), timeoutMs, () => new Error('The check took too long.')).then(
    () => true,
    () => false,
  );
