import { createHash } from 'node:crypto';
import type { RequestBody } from '@spinout/api-client';

/** Names what a call sent by its content: the same key with other content is a mistake of the sender. */
export async function requestHash(body: RequestBody): Promise<string> {
  const hash = createHash('sha256');
  if (body.kind === 'json') return hash.update(JSON.stringify(body.value) ?? '').digest('hex');
  for (const [name, value] of Object.entries(body.fields)) {
    hash.update(JSON.stringify([name, value instanceof File ? value.name : value]));
    if (value instanceof File) hash.update(new Uint8Array(await value.arrayBuffer()));
  }
  return hash.digest('hex');
}
