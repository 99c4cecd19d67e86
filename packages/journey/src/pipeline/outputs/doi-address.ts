const RESOLVER = 'https://doi.org/';
const DOI = /^10\.\d{4,9}\/\S+$/;

/** T-24: where a DOI leads; null for anything that is none, since it came from outside. */
export function doiAddress(doi: string | null | undefined): string | null {
  if (!doi) return null;
  const bare = doi.startsWith(RESOLVER) ? doi.slice(RESOLVER.length) : doi;
  return DOI.test(bare) ? RESOLVER + encodeURI(bare) : null;
}
