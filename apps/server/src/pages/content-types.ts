import { getMimeType, mimes } from 'hono/utils/mime';

const TYPES = { ...mimes, svg: 'image/svg+xml' };

/** Formats that are already compressed. */
const ALREADY_COMPRESSED = /^(?:font\/woff2?|image\/(?:jpeg|png|webp)|application\/pdf)/;

export const getContentType = (name: string): string =>
  getMimeType(name, TYPES) ?? 'application/octet-stream';

export const isCompressible = (contentType: string): boolean =>
  !ALREADY_COMPRESSED.test(contentType);
