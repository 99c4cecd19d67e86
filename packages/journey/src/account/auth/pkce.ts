const URL_SAFE: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/**
 * Creates the S256 code challenge of a verifier (RFC 7636, section 4.2).
 * @returns null on a page without TLS, where browsers have no SubtleCrypto; the state parameter is the only protection there
 */
export async function createCodeChallenge(
  verifier: string,
  subtle: Pick<SubtleCrypto, 'digest'> | null = globalThis.crypto?.subtle ?? null,
): Promise<string | null> {
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replace(/[+/=]/g, (character) => URL_SAFE[character] ?? '');
}
