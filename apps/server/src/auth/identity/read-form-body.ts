import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 4096;

/** Reads the fields of a small form; null if the body is not a form or too long. */
export async function readFormBody(incoming: IncomingMessage): Promise<URLSearchParams | null> {
  const type = incoming.headers['content-type'] ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
