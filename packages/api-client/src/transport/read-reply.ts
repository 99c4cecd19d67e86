import { ApiError } from '../errors/api-error.js';
import { MAX_JSON_BYTES, MAX_PDF_BYTES } from './limits.js';
import { retryAfter } from './retry-after.js';
import type { ApiReply, ApiRequest, ReplyBody } from './transport.js';

/** Reads a response up to the size limit. */
export async function readReply(
  request: ApiRequest,
  response: Response,
  now: () => number,
): Promise<ApiReply> {
  const contentType = parseMediaType(response.headers.get('content-type'));
  const isFile = request.accept === 'pdf' && response.ok;
  const retryAfterMs = retryAfter(response.headers, now);
  const bytes = await readCapped(request, response, isFile ? MAX_PDF_BYTES : MAX_JSON_BYTES);
  const body: ReplyBody = isFile
    ? { kind: 'blob', blob: new Blob([bytes], { type: contentType }) }
    : parseJsonOrText(new TextDecoder().decode(bytes));
  return {
    status: response.status,
    contentType,
    body,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

const parseMediaType = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const parseJsonOrText = (text: string): ReplyBody => {
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'text', text };
  }
};

async function readCapped(request: ApiRequest, response: Response, maxBytes: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new ApiError('malformed', { endpoint: request.id, reason: 'too-large' });
    }
    chunks.push(chunk.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
