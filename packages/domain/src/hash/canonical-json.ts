import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The name of a hash is part of it, so that another function can be used later. */
export type Hash = `sha256:${string}`;

const sortFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * JSON that is the same for equal values, whatever the order of their fields, in the manner of RFC 8785: no spaces, and fields
 * in one order. A field without a value is left out.
 */
export const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, sortFields) ?? 'null';

/** The hash of bytes, at once and also on pages without TLS, unlike `crypto.subtle`. */
export const hashBytes = (bytes: Uint8Array): Hash => `sha256:${bytesToHex(sha256(bytes))}`;

/** The hash of a value as canonical JSON: equal for equal values, whatever the order of their fields. */
export const hashJson = (value: unknown): Hash =>
  hashBytes(new TextEncoder().encode(toCanonicalJson(value)));
