import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

/** Bytes that nobody can guess, as `randomBytes` of node:crypto gives them. */
export type RandomBytes = (size: number) => Uint8Array;

const SECRET_BYTES = 32;
const ID_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** What a secret is good for; the word stands before it, so that a scanner finds a leaked one. */
export type SecretKind = 'access' | 'refresh' | 'code';

/** A new secret of 256 bits. */
export const newSecret = (kind: SecretKind, randomBytes: RandomBytes): string =>
  `spinout_${kind}_${base64url(randomBytes(SECRET_BYTES))}`;

/** Says whether a text has the form of one of our secrets; `mock-…` never has. */
export const isSecret = (kind: SecretKind, text: string): boolean =>
  new RegExp(`^spinout_${kind}_[A-Za-z0-9_-]{43}$`).test(text);

/** A new random value of 256 bits that is no token. */
export const newNonce = (randomBytes: RandomBytes): string => base64url(randomBytes(SECRET_BYTES));

/** A new name for a row. */
export const newId = (randomBytes: RandomBytes): string => base64url(randomBytes(ID_BYTES));

/** Says whether a text has the form of a row's name. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

/** In base64url: the only form in which a secret is stored. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** Compares without telling by its time how much was right. */
export const isSame = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(left)), Buffer.from(hashOf(right)));

const keyFrom = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES));

/** A second secret that follows from the first but says nothing of it. */
export const derived = (secret: string, purpose: string): string =>
  base64url(keyFrom(secret, purpose));

/**
 * Encrypts a text so that only the holder of a secret reads it.
 * @param context what the text belongs to; it opens only with the same
 */
export function seal(
  text: string,
  secret: string,
  context: string,
  randomBytes: RandomBytes,
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(secret, 'seal'), nonce);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return base64url(Buffer.concat([nonce, sealed, cipher.getAuthTag()]));
}

/**
 * Opens what {@link seal} closed.
 * @throws {Error} with another secret, another context or a changed text
 */
export function open(sealed: string, secret: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(
    CIPHER,
    keyFrom(secret, 'seal'),
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** The S256 challenge of a PKCE verifier (RFC 7636 §4.2). */
export const challengeOf = (verifier: string): string => hashOf(verifier);
