const SECRET_FIELDS = [
  'access_token',
  'api_key',
  'authorization',
  'client_secret',
  'code',
  'code_verifier',
  'cookie',
  'id_token',
  'password',
  'refresh_token',
  'secret',
  'set-cookie',
  'token',
  'x-visitor-id',
] as const;

/** Further query parameters that may be secret. */
const SECRET_PARAMETERS = [...SECRET_FIELDS, 'apikey', 'key', 'nonce', 'state', 'user'];

const REDACTED = '[redacted]';
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const ASSIGNED = new RegExp(
  `([?&#;\\s"']|^)(${SECRET_PARAMETERS.join('|')})(=|":\\s*"|:\\s)[^&#;\\s"']+`,
  'gi',
);
const USER_INFO = /\b(\w+:\/\/)[^\s/@]+@/g;

/** Removes tokens, codes and passwords from a text before it is logged. */
export const redactSecrets = (text: string): string =>
  text
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(ASSIGNED, `$1$2$3${REDACTED}`)
    .replace(USER_INFO, `$1${REDACTED}@`);

/** Returns an address without query, fragment and user name, which may be secret. */
export const stripQuery = (address: string): string =>
  (URL.canParse(address) ? stripUrl(new URL(address)) : address.split(/[?#]/, 1)[0]) ?? '';

const stripUrl = (url: URL) =>
  url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;

/** Paths that the logger redacts, at the top level of an entry and up to two levels below. */
export const redactedPaths: readonly string[] = SECRET_FIELDS.flatMap((name) =>
  ['', '*', '*.*'].map((prefix) => `${prefix}["${name}"]`),
);
