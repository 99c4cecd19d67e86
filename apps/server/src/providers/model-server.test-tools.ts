import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Name of the model in all replies. */
export const MODEL_NAME = 'made-up-1';

export type Reply = (response: ServerResponse) => void;

export const createUsage = (prompt: number, completion: number) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
});

/** A chat completion with the given text. */
export const replyWithText =
  (content: string, finish = 'stop', usage: unknown = createUsage(1, 1)): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'made-up',
        object: 'chat.completion',
        created: 0,
        model: MODEL_NAME,
        choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content } }],
        usage,
      }),
    );
  };

/**
 * Starts a local model server until the test ends.
 * @param choose returns the reply to a request; undefined leaves it without one
 */
export async function openModelServer(
  choose: (body: string, incoming: IncomingMessage) => Reply | undefined,
): Promise<{ readonly baseUrl: string }> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => choose(Buffer.concat(chunks).toString(), incoming)?.(response));
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
  return { baseUrl: `http://127.0.0.1:${String(port)}/v1` };
}
