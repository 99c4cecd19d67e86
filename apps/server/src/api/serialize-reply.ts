import type { ApiReply } from '@spinout/api-client';

export interface WireReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export async function serializeReply({ status, contentType, body }: ApiReply): Promise<WireReply> {
  switch (body.kind) {
    case 'json':
      return {
        status,
        contentType: 'application/json',
        body: new TextEncoder().encode(JSON.stringify(body.value)),
      };
    case 'text':
      return { status, contentType, body: new TextEncoder().encode(body.text) };
    case 'blob':
      return { status, contentType, body: new Uint8Array(await body.blob.arrayBuffer()) };
  }
}

/** Creates the HTTP response. Replies belong to one caller, so caches must not store them. */
export const createResponse = (
  { status, contentType, body }: WireReply,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store', ...headers },
  });
