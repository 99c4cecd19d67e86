import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { onReplyEnd } from './reply-end.js';
import type { ShellEnv } from './shell-env.js';

/** What is counted about a server. */
export interface Metrics {
  /** Rooms add their own figures here. */
  readonly registry: Registry;
  /** Times each request and counts those under way. */
  readonly middleware: ReturnType<typeof createMiddleware<ShellEnv>>;
  /** Counts one report of a stopped script, style or the like. */
  readonly countCspReport: (directive: string) => void;
}

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Opens a register of its own, so that two servers in one process keep apart.
 * @param clock milliseconds that only ever grow
 */
export function createMetrics(clock: () => number = () => performance.now()): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'spinout_http_request_seconds',
    help: 'From the first byte of a request to the last of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const underWay = new Gauge({
    name: 'spinout_http_requests_under_way',
    help: 'Requests whose reply has not ended',
    registers,
  });
  const reports = new Counter({
    name: 'spinout_csp_reports_total',
    help: 'What browsers say that the content security policy stopped',
    labelNames: ['directive'],
    registers,
  });

  return {
    registry,
    middleware: createMiddleware<ShellEnv>(async (context, next) => {
      const startedAt = clock();
      underWay.inc();
      const end = onReplyEnd(context, ({ status, route }) => {
        underWay.dec();
        const { method } = context.req;
        duration.observe(
          {
            method: METHODS.has(method) ? method : 'other',
            route,
            status: `${Math.floor(status / 100)}xx`,
          },
          (clock() - startedAt) / 1000,
        );
      });
      await next();
      end();
    }),
    countCspReport: (directive) => reports.inc({ directive }),
  };
}
