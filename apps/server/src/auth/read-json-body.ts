import type * as z from 'zod/mini';
import type { AppContext } from '../http/app-env.js';
import { parseJson } from '../http/parse-json.js';
import { refuse } from '../http/refuse.js';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads and validates the JSON body of a request.
 * Forms of other sites cannot send this content type, which prevents cross-site request forgery.
 * @throws {HTTPException} 415 for another content type, 400 for a body that does not match the schema
 */
export async function readJsonBody<Value>(
  context: AppContext,
  schema: z.ZodMiniType<Value>,
  message: string,
): Promise<Value> {
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw refuse(415, 'Send JSON with the content type application/json.');
  }
  const value = parseJson(await context.req.text(), 'The request is not valid JSON.');
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refuse(400, message);
  return parsed.data;
}
