/** Media types that the engine can read. If the type is missing or generic, the content decides. */
const READ = new Set([
  '',
  'application/msword',
  'application/octet-stream',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/x-pdf',
  'application/xhtml+xml',
  'binary/octet-stream',
  'text/html',
  'text/markdown',
  'text/plain',
]);

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'an image'],
  [/^(?:audio|video)\//, 'audio or video'],
  [/json|xml|csv/, 'data'],
  [/zip|tar|compressed/, 'an archive'],
  [/javascript|css/, 'a script or style sheet'],
];
const OTHER = 'another file type';

const mediaType = (contentType: string) => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** @returns a description of the content if the engine cannot read it, else null */
export function describeUnreadableType(contentType: string): string | null {
  const type = mediaType(contentType);
  if (READ.has(type)) return null;
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? OTHER;
}
