import { ApiError } from '../errors/api-error.js';
import type { ApiReply, ApiRequest, ReplyBody } from './transport.js';

/** Larger JSON replies are rejected. */
export const MAX_JSON_BYTES = 10 * 1024 * 1024;
/** Larger PDF replies are rejected. */
export const MAX_PDF_BYTES = 50 * 1024 * 1024;

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

/** Parses a Retry-After header (RFC 9110, section 10.2.3), seconds or a date, to milliseconds. */
export const retryAfter = (headers: Headers, now: () => number): number | undefined => {
  const text = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // HTTP dates start with a weekday; Date.parse alone would accept nearly any text.
  const until = /^[a-z]{3}/i.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(until)) return undefined;
  // Prefers the clock of the server: the clock of the browser may be wrong.
  const served = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(served) ? now() : served));
};

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
