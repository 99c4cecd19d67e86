import { Hono } from 'hono';
import type { ShellEnv } from './shell-env.js';

/** Something without which requests cannot be answered. */
export interface ReadyCheck {
  /** For people, e.g. `database`. */
  readonly name: string;
  /** Rejects when it is not ready. */
  readonly check: () => Promise<void>;
}

const CHECK_MS = 2000;

/**
 * Tells whoever watches the server: `/health` that it runs, `/ready` that it can answer, or what is not ready.
 * @param isStopping once true, `/ready` says no, so that nobody sends more
 * @param patienceMs of one check @default 2000
 */
export const healthRoutes = (
  checks: readonly ReadyCheck[],
  isStopping: () => boolean = () => false,
  patienceMs = CHECK_MS,
): Hono<ShellEnv> =>
  new Hono<ShellEnv>()
    .get('/health', (context) => context.json({ status: 'ok' }))
    .get('/ready', async (context) => {
      const failed = await Promise.all(
        checks.map(async ({ name, check }) => ((await passes(check, patienceMs)) ? null : name)),
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

const passes = async (check: () => Promise<void>, patienceMs: number): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patienceMs);
  const passed = check().then(
    () => true,
    () => false,
  );
  return Promise.race([passed, late.promise]).finally(() => clearTimeout(timer));
};
