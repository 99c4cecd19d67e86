const DOI = /^10\.\d{4,9}\/\S+$/;

/**
 * The address of a DOI (T-24): `10.1000/x` becomes `https://doi.org/10.1000/x`, a full https DOI address stays.
 * @returns null for anything else, so that no other address becomes a link
 */
export function doiLink(doi: string | undefined): string | null {
  const text = doi?.trim() ?? '';
  if (DOI.test(text)) return `https://doi.org/${text.split('/').map(encodeURIComponent).join('/')}`;
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href } = new URL(text);
  const isDoiHost = hostname === 'doi.org' || hostname === 'dx.doi.org';
  return protocol === 'https:' && isDoiHost ? href : null;
}
