import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.js';

/** A request as received by a server. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Loopback {
  /** Address of the server, without a trailing slash. */
  readonly base: string;
  readonly requests: readonly RecordedRequest[];
}

export type Answer = (response: ServerResponse, request: RecordedRequest) => void;

/** Real HTTP servers on free local ports. */
export const loopbacks = () => {
  const closers: (() => Promise<void>)[] = [];
  return {
    /** Starts a server that sends the answers in order, repeating the last one. */
    async serve(...answers: readonly Answer[]): Promise<Loopback> {
      const requests: RecordedRequest[] = [];
      const server = createServer((incoming, response) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const { method = '', url: path = '', headers } = incoming;
          const request = { method, path, headers, body: Buffer.concat(chunks).toString() };
          requests.push(request);
          answers[Math.min(requests.length, answers.length) - 1]?.(response, request);
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closers.push(
        () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      );
      return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
    },
    /** Stops all servers. */
    async close() {
      await Promise.all(closers.splice(0).map((close) => close()));
    },
  };
};

/** Answers with a status, JSON and headers. */
export const json =
  (status: number, value: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(value));

export const good = json(200, { ok: true });

/** Resets the connection before any answer. */
export const reset: Answer = (response) => response.socket?.destroy();

const contract = async () => ({
  input: z.unknown(),
  output: z.object({ ok: z.boolean() }),
});

/** Minimal endpoints. */
export const read = defineEndpoint({
  id: 'test.read',
  method: 'GET',
  host: 'api',
  path: '/thing',
  contract,
});
export const write = defineEndpoint({ ...read, id: 'test.write', method: 'POST' });
export const replace = defineEndpoint({ ...read, id: 'test.replace', method: 'PUT' });
export const health = defineEndpoint({ ...read, id: 'test.health', retry: false });

/** Result of a call: its value or its error. */
export const catchError = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => error);

/** Records delays instead of waiting. */
export const countedSleep = () => {
  const delays: number[] = [];
  return {
    delays,
    sleep: async (ms: number, signal: AbortSignal) => {
      signal.throwIfAborted();
      delays.push(ms);
    },
  };
};
