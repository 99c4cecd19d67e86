import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Creates an error that ends a request with a status and a message for the user.
 * @param headers headers of the reply, e.g. `Retry-After`
 * @example throw refuse(413, 'This is larger than 1 MB.')
 */
export const refuse = (
  status: ContentfulStatusCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HTTPException =>
  new HTTPException(status, {
    message,
    res: Response.json({ error: message }, { status, headers }),
  });
