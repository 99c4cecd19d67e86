export type FileKind =
  | { readonly kind: 'pdf' | 'zip' | 'ole' | 'html' | 'text' }
  | { readonly kind: 'other'; readonly name: string };

const SIGNATURES: readonly (readonly [string, readonly number[]])[] = [
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a GIF image', [0x47, 0x49, 0x46, 0x38]],
  ['a TIFF image', [0x49, 0x49, 0x2a, 0x00]],
  ['a TIFF image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['a RIFF image, sound or film', [0x52, 0x49, 0x46, 0x46]],
  ['a Windows program', [0x4d, 0x5a]],
  ['a Linux program', [0x7f, 0x45, 0x4c, 0x46]],
  ['a macOS program', [0xcf, 0xfa, 0xed, 0xfe]],
  ['a macOS program', [0xca, 0xfe, 0xba, 0xbe]],
  ['a GZIP archive', [0x1f, 0x8b]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ['a Rich Text (RTF) document', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['a PostScript document', [0x25, 0x21, 0x50, 0x53]],
];

const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
// Some programs write a few lines before the header, so it is accepted within the first 1024 bytes.
const PDF_HEADER_WITHIN_BYTES = 1024;
const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body)\b/is;

const startsWithBytes = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Detects the kind of a file from its content (magic bytes), never from its name. */
export function sniffFileKind(bytes: Uint8Array): FileKind {
  const other = SIGNATURES.find(
    ([, signature]) =>
      startsWithBytes(bytes, signature) && (signature.length > 2 || isLikelyBinary(bytes)),
  );
  if (other) return { kind: 'other', name: other[0] };
  if (startsWithBytes(bytes, ZIP) && isLikelyBinary(bytes)) return { kind: 'zip' };
  if (startsWithBytes(bytes, OLE)) return { kind: 'ole' };
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_HEADER_WITHIN_BYTES));
  if (head.includes('%PDF-')) return { kind: 'pdf' };
  return { kind: HTML.test(head) ? 'html' : 'text' };
}

// Text may also begin with "MZ" or "PK".
const isLikelyBinary = (bytes: Uint8Array) =>
  bytes.subarray(0, 64).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
