import { createHash } from 'node:crypto';
import type { RequestBody } from '@spinout/api-client';

/** Hashes the content of a request, to detect an idempotency key that is reused for another request. */
export async function requestHash(body: RequestBody): Promise<string> {
  const hash = createHash('sha256');
  if (body.kind === 'json') return hash.update(JSON.stringify(body.value) ?? '').digest('hex');
  for (const [name, value] of Object.entries(body.fields)) {
    hash.update(JSON.stringify([name, value instanceof File ? value.name : value]));
    if (value instanceof File) hash.update(new Uint8Array(await value.arrayBuffer()));
  }
  return hash.digest('hex');
}
