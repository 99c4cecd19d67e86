/** Fields that are never written. */
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

/** What else may be secret in the query of an address. */
const SECRET_PARAMETERS = [...SECRET_FIELDS, 'apikey', 'key', 'nonce', 'state', 'user'];

const REDACTED = '[redacted]';
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const ASSIGNED = new RegExp(
  `([?&#;\\s"']|^)(${SECRET_PARAMETERS.join('|')})(=|":\\s*"|:\\s)[^&#;\\s"']+`,
  'gi',
);
const USER_INFO = /(\w+:\/\/)[^\s/@]+@/g;

/** Takes tokens, codes and passwords out of a text that goes to a log. */
export const redacted = (text: string): string =>
  text
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(ASSIGNED, `$1$2$3${REDACTED}`)
    .replace(USER_INFO, `$1${REDACTED}@`);

/** An address without what may be secret in it: query, fragment and user name go. */
export const bareAddress = (address: string): string =>
  (URL.canParse(address) ? bareUrl(new URL(address)) : address.split(/[?#]/, 1)[0]) ?? '';

const bareUrl = (url: URL) =>
  url.origin === 'null' ? url.protocol : `${url.origin}${url.pathname}`;

/** The paths that a logger leaves out, at the top of a line and one and two floors below. */
export const redactedPaths: readonly string[] = SECRET_FIELDS.flatMap((name) =>
  ['', '*', '*.*'].map((floor) => `${floor}["${name}"]`),
);
