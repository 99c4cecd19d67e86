import type { ApiReply } from '@spinout/api-client';

/** A reply that has been put in bytes, so that it can be sent and kept alike. */
export interface WireReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Puts an answer of the engine in bytes. */
export async function toWire({ status, contentType, body }: ApiReply): Promise<WireReply> {
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

/** Makes the HTTP reply. Answers belong to one caller and are not kept on the way. */
export const toResponse = (
  { status, contentType, body }: WireReply,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store', ...headers },
  });
