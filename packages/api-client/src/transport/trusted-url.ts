/**
 * Tells whether a request to `url` would truly arrive under `base`. Both may be relative to the page.
 * The URL is resolved as `fetch` does it, so neither `..` in a path nor a `<base>` element leads astray.
 */
export const isUnder = (url: string, base: string): boolean => {
  const page = globalThis.location?.href;
  const target = resolved(url, globalThis.document?.baseURI ?? page);
  const root = resolved(base, page);
  return (
    target !== null &&
    target.origin === root?.origin &&
    withSlash(target.pathname).startsWith(withSlash(root.pathname))
  );
};

/** True when a followed redirect ended at another origin than the one that was asked. */
export const isElsewhere = (asked: string, answered: string): boolean =>
  resolved(asked, globalThis.document?.baseURI ?? globalThis.location?.href)?.origin !==
  resolved(answered)?.origin;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

const resolved = (url: string, base?: string): URL | null => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};
