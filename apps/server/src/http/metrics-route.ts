import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Registry } from 'prom-client';
import type { Secret } from '../configuration/secret.js';
import { isFromThisMachine } from './client-address.js';
import { refuse } from './refuse.js';
import type { AppContext, AppEnv } from './app-env.js';

interface MetricsAccess {
  /** Required as `Authorization: Bearer …`; without one, only this machine has access. */
  readonly token: Secret | null;
  /** Whether a proxy is in front of the server: then nobody has access without a token. */
  readonly isBehindProxy: boolean;
}

/** Serves the metrics in the Prometheus format. */
export const metricsRoute = (
  registry: Registry,
  { token, isBehindProxy }: MetricsAccess,
): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/', async (context) => {
    if (token === null && (isBehindProxy || !isFromThisMachine(context))) {
      throw refuse(403, 'Metrics are only available on the same machine, or with METRICS_TOKEN.');
    }
    if (token !== null && !hasToken(context, token)) {
      throw refuse(401, 'Metrics need the token of this server.', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });

const digest = (text: string) => createHash('sha256').update(text).digest();

const hasToken = (context: AppContext, token: Secret) =>
  timingSafeEqual(
    digest(context.req.header('authorization') ?? ''),
    digest(`Bearer ${token.reveal()}`),
  );
