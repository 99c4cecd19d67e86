import type { ApiReply, ApiRequest, Endpoint, PdfEndpoint } from '@spinout/api-client';
import * as z from 'zod/mini';
import type { CallContext } from '../calls/call-context.js';
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

const parseInput = <Input>(schema: z.ZodMiniType<Input, unknown>, { body }: ApiRequest): Input => {
  const parsed = z.safeParse(schema, body.kind === 'json' ? body.value : body.fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(
    400,
    `Invalid request: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
  );
};

const replyToRefusal = (error: unknown): ApiReply => {
  if (error instanceof Refusal) return createJsonReply(error.status, { error: error.message });
  throw error;
};

const createContext = (
  { signal, onProgress }: ApiRequest,
  dependencies: EngineDependencies,
): HandlerContext => ({
  signal,
  report: (progress) => onProgress?.(progress),
  dependencies,
});

/** Creates a handler that validates the resolver's input and output against the endpoint's schemas. */
export const handle = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  resolver: (input: Input, context: HandlerContext) => Promise<unknown>,
): Handler => ({
  id: endpoint.id,
  answer: async (request, dependencies) => {
    try {
      const contract = await endpoint.contract();
      const output = await resolver(
        parseInput(contract.input, request),
        createContext(request, dependencies),
      );
      z.parse(contract.output, output);
      return createJsonReply(200, output);
    } catch (error) {
      return replyToRefusal(error);
    }
  },
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
): Handler => ({
  id: endpoint.id,
  answer: async (request, dependencies) => {
    try {
      const contract = await endpoint.contract();
      const blob = await resolver(
        parseInput(contract.input, request),
        createContext(request, dependencies),
      );
      return { status: 200, contentType: 'application/pdf', body: { kind: 'blob', blob } };
    } catch (error) {
      return replyToRefusal(error);
    }
  },
});
