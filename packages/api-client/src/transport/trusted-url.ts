/**
 * Whether a request to `url` goes to an address under `base`. Both may be relative to the page.
 * Resolves the URL as `fetch` does, including `..` segments and a `<base>` element.
 */
export const isUnder = (url: string, base: string): boolean => {
  const page = globalThis.location?.href;
  const target = parseUrl(url, globalThis.document?.baseURI ?? page);
  const root = parseUrl(base, page);
  return (
    target !== null &&
    target.origin === root?.origin &&
    addTrailingSlash(target.pathname).startsWith(addTrailingSlash(root.pathname))
  );
};

/** Whether a followed redirect ended at another origin than the requested one. */
export const isOtherOrigin = (asked: string, answered: string): boolean =>
  parseUrl(asked, globalThis.document?.baseURI ?? globalThis.location?.href)?.origin !==
  parseUrl(answered)?.origin;

const addTrailingSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

const parseUrl = (url: string, base?: string): URL | null => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};
