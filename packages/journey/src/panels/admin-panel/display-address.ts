interface DisplayAddress {
  /** Scheme, host, port and path; null when it is not a web address. */
  readonly text: string | null;
  /** Whether a possible secret was removed. */
  readonly isShortened: boolean;
}

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ws:', 'wss:']);
/** Everything before an @ in a path segment: a nested address may contain a password. */
const BEFORE_AT = /(?<![^/])[^/]*(?:@|%40)/gi;

/**
 * Removes possible secrets from an address: name, password, parameters and fragment.
 * @param address absolute, or a path on the page; empty for the page itself
 * @param origin of the page, e.g. "https://app.example.org"
 */
export const displayAddress = (address: string, origin: string): DisplayAddress => {
  const url = parseUrl(address, origin);
  if (!url || !SCHEMES.has(url.protocol)) return { text: null, isShortened: false };
  const path = url.pathname.replace(BEFORE_AT, '');
  return {
    text: `${url.protocol}//${url.host}${path}`.replace(/(?<!\/)\/+$/, ''),
    isShortened:
      path !== url.pathname || [url.username, url.password, url.search, url.hash].some(Boolean),
  };
};

/** A page without an origin, such as a sandboxed one, cannot resolve relative addresses, but absolute ones parse. */
const parseUrl = (address: string, origin: string): URL | null => {
  const base = URL.canParse(origin) ? origin : undefined;
  return URL.canParse(address, base) ? new URL(address, base) : null;
};
