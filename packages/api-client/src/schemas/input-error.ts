import type * as z from 'zod/mini';

const BAD_REQUEST = 400;
const CONTENT_TOO_LARGE = 413;

/** What exceeds a maximum of the contract; a number that is too high is an invalid value instead. */
const SIZED: ReadonlySet<string> = new Set(['string', 'array', 'object']);

/** A refused request: the status and the message of its reply. */
export interface InputError {
  readonly status: typeof BAD_REQUEST | typeof CONTENT_TOO_LARGE;
  readonly message: string;
}

/** Describes why a schema refused a request; the same words in the client, the engine and every server of ours. */
export function describeInputError({ issues: [issue] }: z.core.$ZodError): InputError {
  const where = issue?.path.join('.') ?? '';
  const what = `${where} ${issue?.message ?? ''}`.trim();
  return issue?.code === 'too_big' && SIZED.has(issue.origin)
    ? { status: CONTENT_TOO_LARGE, message: `Too large: ${what}` }
    : { status: BAD_REQUEST, message: `Invalid request: ${what}` };
}

/** Returns the refusal of a request that exceeds a maximum; null for all others, valid or not. */
export function findExcess(schema: z.core.$ZodType, input: unknown): InputError | null {
  const parsed = (schema as z.ZodMiniType).safeParse(input);
  if (parsed.success) return null;
  const error = describeInputError(parsed.error);
  return error.status === CONTENT_TOO_LARGE ? error : null;
}
