/**
 * Keeps the cookies of one origin, as a browser does on a page of that origin: a server may tell by them whose
 * uploads and circuits are whose.
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
    if (isOwn) for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };
}

function keep(jar: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  if (at < 1) return;
  const isGone = attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute));
  if (isGone) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
