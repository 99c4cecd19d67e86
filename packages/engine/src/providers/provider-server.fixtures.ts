import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ProviderDependencies } from './provider.types.js';

/** A request received by the server. */
export interface ReceivedRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** Answers one request; the second argument writes the reply. */
export type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** Answers with JSON. */
export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };

/** Answers with a text. */
export const raw =
  (text: string, contentType = 'text/plain', status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': contentType });
    response.end(text);
  };

/** Answers with the given replies in sequence, then repeats the last one. */
export const inSequence = (...answers: readonly Answer[]): Answer => {
  let next = 0;
  return (request, response) => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    answer?.(request, response);
  };
};

/** Starts a local provider server that stops when the test ends. */
export async function startServer(answer: Answer) {
  const received: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    const request = { path: pathname, query: searchParams, headers: incoming.headers };
    received.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${String(port)}`, received };
}

/** Dependencies with a clock that advances only by waiting; requests never time out unless the test says so. */
export function createFixedDependencies() {
  let time = Date.parse('2026-03-01T12:00:00.000Z');
  const waits: number[] = [];
  const deadline = new AbortController();
  const dependencies: ProviderDependencies = {
    now: () => new Date(time),
    sleep: (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
    deadline: () => deadline.signal,
  };
  return {
    dependencies,
    waits,
    passTime: (ms: number) => {
      time += ms;
    },
    runOutOfTime: () => {
      deadline.abort(new DOMException('too late', 'TimeoutError'));
    },
  };
}
