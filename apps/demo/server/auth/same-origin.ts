import type { IncomingHttpHeaders } from 'node:http';

/**
 * Says whether a form was sent from a page of the same origin. Browsers tell, and no page can make them lie; a request
 * that tells nothing is not taken for one.
 */
export function isFromSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  const from = headers.origin;
  if (site === undefined && from === undefined) return false;
  return (site === undefined || site === 'same-origin') && (from === undefined || from === origin);
}
