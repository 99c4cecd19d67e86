import type { ApiReply } from '@spinout/api-client';

/** Creates the HTTP response of a reply. Replies belong to one caller, so that caches must not store them. */
export function createResponse({ status, contentType, body, retryAfterMs }: ApiReply): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (retryAfterMs !== undefined)
    headers.set('Retry-After', String(Math.ceil(retryAfterMs / 1000)));
  switch (body.kind) {
    case 'json':
      return Response.json(body.value, { status, headers });
    case 'text':
      headers.set('Content-Type', contentType);
      return new Response(body.text, { status, headers });
    case 'blob':
      headers.set('Content-Type', contentType);
      return new Response(body.blob, { status, headers });
  }
}

/** Creates a response that says why a request is not answered. */
export const createErrorResponse = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
