import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent from a page of the same origin. Browsers send these headers and pages cannot change them; a
 * request without them is refused.
 */
export function isFromSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  const from = headers.origin;
  if (site === undefined && from === undefined) return false;
  return (site === undefined || site === 'same-origin') && (from === undefined || from === origin);
}
