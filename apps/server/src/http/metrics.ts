import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { onReplyEnd } from './reply-end.js';
import type { AppEnv } from './app-env.js';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface WorkerFigures {
  readonly workers: number;
  readonly running: number;
  readonly queued: number;
  readonly refused: number;
  readonly terminated: Readonly<Record<string, number>>;
}

/**
 * Creates metrics with their own registry, so that two servers in one process are separate.
 * @param clock monotonic time in milliseconds
 */
export function createMetrics(clock: () => number = () => performance.now()) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'spinout_http_request_seconds',
    help: 'Seconds from the first byte of a request to the last byte of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const inProgress = new Gauge({
    name: 'spinout_http_requests_in_progress',
    help: 'Requests in progress',
    registers,
  });
  const reports = new Counter({
    name: 'spinout_csp_reports_total',
    help: 'Violations of the content security policy reported by browsers',
    labelNames: ['directive'],
    registers,
  });

  return {
    registry,
    /** Adds the figures of the workers, read whenever the metrics are. */
    watchWorkers: (readFigures: () => Readonly<Record<string, WorkerFigures>>) => {
      const gauge = (name: string, help: string, read: (figures: WorkerFigures) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['lane'],
          registers,
          collect() {
            for (const [lane, figures] of Object.entries(readFigures()))
              this.set({ lane }, read(figures));
          },
        });
      gauge('spinout_workers', 'Worker threads', ({ workers }) => workers);
      gauge('spinout_worker_tasks_running', 'Tasks in workers', ({ running }) => running);
      gauge('spinout_worker_tasks_queued', 'Tasks that wait for a worker', ({ queued }) => queued);
      new Gauge({
        name: 'spinout_worker_tasks_stopped_total',
        help: 'Tasks that were refused (busy) or whose worker was terminated, by reason',
        labelNames: ['lane', 'reason'],
        registers,
        collect() {
          for (const [lane, { refused, terminated }] of Object.entries(readFigures())) {
            this.set({ lane, reason: 'busy' }, refused);
            for (const [reason, count] of Object.entries(terminated))
              this.set({ lane, reason }, count);
          }
        },
      });
    },
    /** Measures each request and counts those in progress. */
    middleware: createMiddleware<AppEnv>(async (context, next) => {
      const startedAt = clock();
      inProgress.inc();
      const end = onReplyEnd(context, ({ status, route }) => {
        inProgress.dec();
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
    countCspReport: (directive: string) => reports.inc({ directive }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
