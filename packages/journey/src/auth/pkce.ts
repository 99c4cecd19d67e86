const URL_SAFE: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/**
 * The challenge of a verifier, S256 (RFC 7636, section 4.2).
 * @returns null on a page without TLS, whose browser has no such function: there the state parameter is the only protection
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
