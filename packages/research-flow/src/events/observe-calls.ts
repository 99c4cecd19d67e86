import type { ApiClient, FlowCallId } from '@spinout/api-client';
import type { ReportEvent } from './flow-events.types.js';

type AnyCall = (...args: readonly unknown[]) => unknown;

/** An object whose properties are read when they are used, so that they are always those of the latest client. */
const readLate = (read: (name: string) => unknown) =>
  new Proxy({}, { get: (_, name) => read(name as string) });

/** A client that reports its calls. */
export const observeCalls = (api: ApiClient, report: ReportEvent, now: () => Date): ApiClient =>
  readLate((area) =>
    readLate((name) => async (...args: readonly unknown[]) => {
      const call = `${area}.${name}` as FlowCallId;
      const calls = (api as unknown as Record<string, Record<string, AnyCall>>)[area];
      const startedAt = +now();
      report({ type: 'call.started', call });
      try {
        const reply = await calls?.[name]?.(...args);
        report({ type: 'call.completed', call, durationMs: +now() - startedAt });
        return reply;
      } catch (error) {
        report({ type: 'call.failed', call, durationMs: +now() - startedAt, error });
        throw error;
      }
    }),
  ) as ApiClient;
