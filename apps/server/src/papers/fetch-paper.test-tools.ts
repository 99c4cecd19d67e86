import { createServer, type RequestListener } from 'node:http';
import { expect } from 'vitest';
import { listen } from '../http/loopback.test-tools.js';
import { fetchMessages } from './fetch-paper.messages.js';
import { fetchPaper, type FetchPaperSettings } from './fetch-paper.js';

export const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };
export const neverAborted = new AbortController().signal;

/** Allows loopback addresses, to test redirects, sizes and timeouts. */
export const isLoopbackAddress = (address: string) => address === '127.0.0.1';

/** Starts a local server and creates a fetcher that can reach it. */
export async function openPaperServer(answer: RequestListener) {
  const requestedPaths: string[] = [];
  const server = createServer((request, reply) => {
    requestedPaths.push(request.url ?? '');
    answer(request, reply);
  });
  const { url, port } = await listen(server);
  return {
    url,
    port,
    requestedPaths,
    server,
    fetch: (path: string, settings: FetchPaperSettings = {}, signal = neverAborted) =>
      fetchPaper({ isAllowed: isLoopbackAddress, ports: [port], ...settings })(
        `${url}${path}`,
        signal,
      ),
  };
}

/** The expected error of a refusal. */
export const createExpectedRefusal = (message: keyof typeof fetchMessages) => ({
  name: 'Refusal',
  status: message === 'tooLarge' ? 413 : message === 'wrongKind' ? 415 : 422,
  message: expect.stringContaining(fetchMessages[message].split(/[({]/)[0] ?? '') as string,
});
