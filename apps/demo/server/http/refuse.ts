import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Makes the error that ends a request with a status and words for people.
 * @param headers of the reply, as `Retry-After`
 * @example throw refuse(413, 'This is larger than 1 MB.')
 */
export const refuse = (
  status: ContentfulStatusCode,
  words: string,
  headers: Readonly<Record<string, string>> = {},
): HTTPException =>
  new HTTPException(status, {
    message: words,
    res: Response.json({ error: words }, { status, headers }),
  });
