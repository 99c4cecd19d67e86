import type {
  Address,
  ApiReply,
  ApiRequest,
  Endpoint,
  PdfEndpoint,
  Source,
} from '@spinout/api-client';
import { describeInputError } from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import type { CallContext } from '../calls/call-context.js';
import { addRecipe } from '../calls/recipe.js';
import { Refusal } from '../calls/refusal.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';

/** What a resolver gets besides the input. */
export interface HandlerContext extends CallContext {
  /** With the store of the caller. */
  readonly dependencies: EngineDependencies;
}

/** Answers one endpoint, with the dependencies of each call. */
export interface Handler {
  readonly id: string;
  readonly answer: (request: ApiRequest, dependencies: EngineDependencies) => Promise<ApiReply>;
}

const createJsonReply = (status: number, value: unknown): ApiReply => ({
  status,
  contentType: 'application/json',
  body: { kind: 'json', value },
});

/** The fields of a request that travel in the query of its path. */
const readQueryFields = ({ query = [] }: Pick<Address, 'query'>, path: string) => {
  const search = new URLSearchParams(path.split('?', 2)[1] ?? '');
  return Object.fromEntries(
    query.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
};

const readInput = (address: Address, { path, body }: ApiRequest): unknown => {
  const sent: unknown = body.kind === 'json' ? body.value : body.fields;
  return address.query === undefined
    ? sent
    : { ...(sent ?? {}), ...readQueryFields(address, path) };
};

const parseInput = <Input>(schema: z.ZodMiniType<Input, unknown>, value: unknown): Input => {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { status, message } = describeInputError(parsed.error);
  throw new Refusal(status, message);
};

/** Creates a handler that validates the input; a refusal becomes an error reply. */
const createHandler = <Input>(
  endpoint: PdfEndpoint<Input>,
  reply: (input: Input, context: HandlerContext) => Promise<ApiReply>,
): Handler => ({
  id: endpoint.id,
  answer: async (request, dependencies) => {
    const { signal, onProgress } = request;
    try {
      const { input } = await endpoint.contract();
      // A call has one time, so that it can be made again with the same one.
      const at = dependencies.now();
      return await reply(parseInput(input, readInput(endpoint, request)), {
        signal,
        report: (progress) => onProgress?.(progress),
        dependencies: { ...dependencies, now: () => at },
      });
    } catch (error) {
      if (error instanceof Refusal) return createJsonReply(error.status, { error: error.message });
      throw error;
    }
  },
});

/**
 * Creates a handler that validates the resolver's input and output against the endpoint's schemas, and adds the recipe of the
 * result.
 */
export const handle = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  resolver: (input: Input, context: HandlerContext) => Promise<unknown>,
): Handler =>
  createHandler(endpoint, async (input, context) => {
    const output = await resolver(input, context);
    z.parse((await endpoint.contract()).output, output);
    const { now, seed } = context.dependencies;
    const made = { call: endpoint.id, input, seed, at: now() };
    return createJsonReply(200, await addRecipe(output, made));
  });

/** Creates a handler that answers every request with 501. */
export const notImplemented = ({ id }: { readonly id: string }, message: string): Handler => ({
  id,
  answer: async () => createJsonReply(501, { error: message }),
});

/** Like {@link handle}, for a resolver that creates a PDF. */
export const handlePdf = <Input>(
  endpoint: PdfEndpoint<Input>,
  resolver: (input: Input, context: HandlerContext) => Promise<Blob>,
): Handler =>
  createHandler(endpoint, async (input, context) => {
    const blob = await resolver(input, context);
    return { status: 200, contentType: 'application/pdf', body: { kind: 'blob', blob } };
  });

/** Origin of a computed reply. */
export const createSource = ({ now, seed }: EngineDependencies, by: string): Source => ({
  origin: 'computed',
  by,
  at: now().toISOString(),
  seed,
});
