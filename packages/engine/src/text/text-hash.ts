const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const fnv1a = (text: string, start: number): number => {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), FNV_PRIME);
    hash = Math.imul(hash ^ (unit >>> 8), FNV_PRIME);
  }
  return hash >>> 0;
};

const formatHex = (value: number) => value.toString(16).padStart(8, '0');

/**
 * Content hash of a text: 16 hexadecimal digits from two FNV-1a hashes. Not cryptographic; unlike `crypto.subtle`, it also
 * works on pages without TLS.
 */
export const hashText = (text: string): string =>
  formatHex(fnv1a(text, FNV_OFFSET)) +
  formatHex(fnv1a(text, Math.imul(FNV_OFFSET, FNV_PRIME) ^ text.length));
