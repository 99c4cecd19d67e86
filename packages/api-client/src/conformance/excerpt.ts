import type { ReplyBody } from '../transport/transport.js';

const SHOWN_CHARACTERS = 200;
const HIDDEN = '[hidden]';
/** Names of fields that no report shows. */
const SECRET = /token|secret|password|verifier|authorization|cookie|^code$/i;
/** Signed tokens, and what follows the word Bearer. */
const TOKENS = /\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|Bearer\s+[^\s"',]+)/gi;

/** Puts a mark in the place of what a field of this name holds, if that is secret. */
export const hideSecret = (name: string, value: unknown): unknown =>
  typeof value === 'string' && SECRET.test(name) ? HIDDEN : value;

/** Takes out of a text what looks like a token, and these. */
export const withoutTokens = (text: string, known: Iterable<string> = []): string =>
  [...known].reduce((rest, token) => rest.replaceAll(token, HIDDEN), text.replace(TOKENS, HIDDEN));

/** The beginning of a reply, on one line and without its secrets. */
export function excerptOf(body: ReplyBody): string {
  if (body.kind === 'blob') return `a file of ${String(body.blob.size)} bytes`;
  const whole = body.kind === 'text' ? body.text : (JSON.stringify(body.value, hideSecret) ?? '');
  const line = withoutTokens(whole).replace(/\s+/g, ' ').trim();
  if (line === '') return 'nothing';
  return line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS)}…`;
}
