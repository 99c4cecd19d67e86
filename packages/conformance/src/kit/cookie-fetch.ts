/**
 * Creates a `fetch` with a cookie jar for one origin, since a server may identify the owner of
 * uploads and circuits by cookie.
 */
export function cookieFetch(origin: string, send?: typeof fetch): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const isOwn = new URL(request.url).origin === origin;
    if (isOwn && jar.size > 0) {
      request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    }
    const response = await (send ?? globalThis.fetch)(request);
    if (isOwn) for (const line of response.headers.getSetCookie()) storeCookie(jar, line);
    return response;
  };
}

function storeCookie(jar: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  if (at < 1) return;
  const isExpired = attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute));
  if (isExpired) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
