import type { RequestBody } from '@spinout/api-client';
import { readPaperUpload } from '../http/multipart.js';
import { parseJson } from '../http/parse-json.js';
import type { AppContext } from '../http/app-env.js';
import type { UploadMemory } from '../http/upload-memory.js';

/** HEAD is answered by the route of GET. */
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Reads the body of a request.
 * @throws 400 for invalid JSON, and what `readPaperUpload` throws
 */
export async function readBody(context: AppContext, memory: UploadMemory): Promise<RequestBody> {
  if (BODILESS.has(context.req.method)) return { kind: 'json', value: undefined };
  if (/^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '')) {
    const { fields, file, fileField } = await readPaperUpload(context.req.raw, { memory });
    return { kind: 'form', fields: { ...fields, [fileField]: file } };
  }
  return { kind: 'json', value: parseJson(await context.req.text()) };
}
