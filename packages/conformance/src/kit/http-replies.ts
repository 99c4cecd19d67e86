import type { Answer, HttpAccess, HttpAnswer } from './check.types.js';

/** Sends a JSON body, or a text with the JSON content type. */
export const postJson = (
  http: HttpAccess,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer> =>
  http.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Converts an HTTP reply to an {@link Answer}. */
export const parseHttpAnswer = (
  call: string,
  { status, contentType, text }: HttpAnswer,
): Answer => {
  const plain = { call, status, contentType, body: { kind: 'text', text } } as const;
  try {
    return { ...plain, body: { kind: 'json', value: JSON.parse(text) as unknown } };
  } catch {
    return plain;
  }
};
