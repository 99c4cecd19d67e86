import { createHosts, type HostSettings } from '../config/hosts.js';
import { ApiError } from '../errors/api-error.js';
import type { ApiReply, ApiRequest, ReplyBody, Transport } from './transport.js';

/** Larger JSON replies are not read to their end. */
export const MAX_JSON_BYTES = 10 * 1024 * 1024;
/** Larger PDF replies are not read to their end. */
export const MAX_PDF_BYTES = 50 * 1024 * 1024;

export interface HttpTransportSettings extends HostSettings {
  /** Sends the requests. @default the global fetch, looked up at each call */
  readonly fetch?: typeof fetch;
}

/** Carries calls over HTTP, to the hosts and paths that the specification names. */
export const httpTransport = (settings: HttpTransportSettings = {}): Transport => {
  const hosts = createHosts(settings);
  return {
    async send(request) {
      const send = settings.fetch ?? globalThis.fetch;
      const response = await send(hosts.url(request), {
        method: request.method,
        headers: headersOf(request),
        body: bodyOf(request),
        signal: request.signal,
      });
      return readReply(request, response);
    },
  };
};

const headersOf = ({ accept, body }: ApiRequest): Record<string, string> => ({
  Accept: accept === 'pdf' ? 'application/pdf' : 'application/json',
  ...(body.kind === 'json' ? { 'Content-Type': 'application/json' } : {}),
});

const bodyOf = ({ method, body }: ApiRequest): BodyInit | null => {
  if (method === 'GET') return null;
  if (body.kind === 'json') return JSON.stringify(body.value);
  const form = new FormData();
  for (const [name, value] of Object.entries(body.fields)) form.append(name, value);
  return form;
};

async function readReply(request: ApiRequest, response: Response): Promise<ApiReply> {
  const contentType = mediaType(response.headers.get('content-type'));
  const asFile = request.accept === 'pdf' && response.ok;
  const bytes = await readCapped(request, response, asFile ? MAX_PDF_BYTES : MAX_JSON_BYTES);
  const body: ReplyBody = asFile
    ? { kind: 'blob', blob: new Blob([bytes], { type: contentType }) }
    : jsonOrText(new TextDecoder().decode(bytes));
  return { status: response.status, contentType, body };
}

const mediaType = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const jsonOrText = (text: string): ReplyBody => {
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
