import { refuse } from './refuse.js';

/** @throws {HTTPException} 400 with this message for a text that is not JSON */
export function parseJson(
  text: string,
  message = 'The body of this request is not valid JSON.',
): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, message);
  }
}
