import type { CallId } from '@spinout/api-client';

/** What is reported of the calls of a client. */
export type CallEvent<Call extends string = CallId> =
  | { readonly type: 'call.started'; readonly call: Call }
  | { readonly type: 'call.completed'; readonly call: Call; readonly durationMs: number }
  | {
      readonly type: 'call.failed';
      readonly call: Call;
      readonly durationMs: number;
      readonly error: unknown;
    };

type AnyCall = (...args: readonly unknown[]) => unknown;

/** An object whose properties are read when they are used, so that they are always those of the latest client. */
const readLate = (read: (name: string) => unknown) =>
  new Proxy({}, { get: (_, name) => read(name as string) });

/** A client that reports its calls. Its areas and calls are those of the given client. */
export const observeCalls = <Client extends object, Call extends string = CallId>(
  api: Client,
  report: (event: CallEvent<Call>) => void,
  now: () => Date,
): Client =>
  readLate((area) =>
    readLate((name) => async (...args: readonly unknown[]) => {
      const call = `${area}.${name}` as Call;
      const calls = (api as Record<string, Record<string, AnyCall>>)[area];
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
  ) as Client;
