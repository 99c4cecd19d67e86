import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

/** Cryptographically secure random bytes, such as `randomBytes` of node:crypto. */
export type RandomBytes = (size: number) => Uint8Array;

const SECRET_BYTES = 32;
const ID_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Purpose of a secret. Used as its prefix, so that secret scanners can find leaked ones. */
type SecretKind = 'access' | 'refresh' | 'code';

export const newSecret = (kind: SecretKind, randomBytes: RandomBytes): string =>
  `spinout_${kind}_${base64url(randomBytes(SECRET_BYTES))}`;

/** Whether a text has the format of a secret; `mock-…` never has. */
export const isSecret = (kind: SecretKind, text: string): boolean =>
  new RegExp(`^spinout_${kind}_[A-Za-z0-9_-]{43}$`).test(text);

/** Creates a random value of 256 bits that is not a token. */
export const newNonce = (randomBytes: RandomBytes): string => base64url(randomBytes(SECRET_BYTES));

export const newId = (randomBytes: RandomBytes): string => base64url(randomBytes(ID_BYTES));

export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

/** SHA-256 hash in base64url. Secrets are stored only in this form. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

export const equalsInConstantTime = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(hashText(left)), Buffer.from(hashText(right)));

const deriveKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES));

/** Derives a second secret that does not reveal the first. */
export const deriveSecret = (secret: string, purpose: string): string =>
  base64url(deriveKey(secret, purpose));

/**
 * Encrypts a text with a secret.
 * @param context what the text belongs to; decryption needs the same value
 */
export function seal(
  text: string,
  secret: string,
  context: string,
  randomBytes: RandomBytes,
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret, 'seal'), nonce);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return base64url(Buffer.concat([nonce, sealed, cipher.getAuthTag()]));
}

/**
 * Decrypts the result of {@link seal}.
 * @throws {Error} with another secret, another context or a changed text
 */
export function unseal(sealed: string, secret: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(
    CIPHER,
    deriveKey(secret, 'seal'),
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** The S256 challenge of a PKCE verifier (RFC 7636 §4.2). */
export const createChallenge = (verifier: string): string => hashText(verifier);
