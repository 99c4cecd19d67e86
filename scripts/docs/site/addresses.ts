import { posix } from 'node:path';

/** Where files that are no pages can be read. */
const REPOSITORY = 'https://github.com/spinout/spinout';

const EXTERNAL = /^[a-z]+:|^#/;

/** Files that the site has a copy of, by the folders that they lie in. */
const COPIED = /^docs\/(?:images\/|openapi\.json$)/;

/** Whether the site has a copy of a file. */
export const isCopied = (path: string): boolean => COPIED.test(path);

/** The address of a page or a copied file from the root of the site. */
export function getAddress(path: string): string {
  const special: Readonly<Record<string, string>> = {
    'docs/guide/README.md': 'index.html',
    'README.md': 'about.html',
  };
  return (
    special[path] ??
    path
      .replace(/^docs\//, '')
      .replace(/^packages\/([^/]+)\/README\.md$/, 'packages/$1.html')
      .replace(/README\.md$/, 'index.html')
      .replace(/\.md$/, '.html')
  );
}

/**
 * Turns a link of a page in the repository into one of the site.
 * @param pages paths of all pages
 */
export function resolveLink(link: string, from: string, pages: ReadonlySet<string>): string {
  if (EXTERNAL.test(link)) return link;
  const [target = '', id] = link.split('#');
  const path = posix.join(posix.dirname(from), target).replace(/\/$/, '');
  const page = [path, `${path}/README.md`].find((each) => pages.has(each));
  const hash = id === undefined ? '' : `#${id}`;
  const known = page ?? (isCopied(path) ? path : undefined);
  if (known === undefined) return `${REPOSITORY}/blob/main/${path}${hash}`;
  return posix.relative(posix.dirname(getAddress(from)), getAddress(known)) + hash;
}
