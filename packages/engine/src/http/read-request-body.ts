import type { RequestBody } from '@spinout/api-client';
import { MAX_FILE_BYTES } from '@spinout/api-client/schemas';
import { Refusal } from '../calls/refusal.js';

const MB = 1024 * 1024;
/** A paper of a million characters takes up to four million bytes, and more with JSON escapes. */
const MAX_JSON_BYTES = 11 * MB;
/** A file with the boundaries and text fields around it. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + MB;

/**
 * Reads the body of a web request: JSON, or a form with a file.
 * @throws Refusal 400 for what cannot be read, 413 above 11 MB of JSON or a file of 25 MB, 415 for other media types
 */
export async function readRequestBody(request: Request): Promise<RequestBody> {
  if (request.body === null) return { kind: 'json', value: undefined };
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/iu.test(type)) {
    const bytes = await readBytes(request.body, MAX_FORM_BYTES);
    return { kind: 'form', fields: await readForm(bytes, type) };
  }
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/iu.test(type))
    throw new Refusal(415, 'Send JSON, or a form with a file.');
  const bytes = await readBytes(request.body, MAX_JSON_BYTES);
  return { kind: 'json', value: parseJson(new TextDecoder().decode(bytes)) };
}

async function readBytes(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new Refusal(413, `This is larger than ${Math.floor(maxBytes / MB)} MB.`);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

const readForm = async (bytes: Uint8Array<ArrayBuffer>, type: string) => {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refusal(400, 'The upload is incomplete or damaged. Choose the file again.');
    });
  return Object.fromEntries<string | File>(form);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body of this request is not valid JSON.');
  }
};
