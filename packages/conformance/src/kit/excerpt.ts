import type { ReplyBody } from '@spinout/api-client';

const SHOWN_CHARACTERS = 200;
const HIDDEN = '[hidden]';
/** Names of fields that reports hide. */
const SECRET = /token|secret|password|verifier|authorization|cookie|^code$/i;
/** JWTs, and values after "Bearer". */
const TOKENS = /\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|Bearer\s+[^\s"',]+)/gi;

/** Replaces the value of a field if its name indicates a secret. */
export const hideSecret = (name: string, value: unknown): unknown =>
  typeof value === 'string' && SECRET.test(name) ? HIDDEN : value;

/** Removes known tokens and everything that looks like a token from a text. */
export const removeTokens = (text: string, known: Iterable<string> = []): string =>
  [...known].reduce((rest, token) => rest.replaceAll(token, HIDDEN), text.replace(TOKENS, HIDDEN));

/** Returns the start of a reply as one line, without secrets. */
export function formatExcerpt(body: ReplyBody): string {
  if (body.kind === 'blob') return `a file of ${body.blob.size} bytes`;
  const whole = body.kind === 'text' ? body.text : (JSON.stringify(body.value, hideSecret) ?? '');
  const line = removeTokens(whole).replace(/\s+/g, ' ').trim();
  if (line === '') return 'nothing';
  return line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS)}…`;
}
