import type { ApiReply, ApiRequest, Endpoint, PdfEndpoint, Progress } from '@spinout/api-client';
import * as z from 'zod/mini';

/** Cancellation and progress of a call. */
export interface CallContext {
  /** Aborted when the caller cancels the request; long-running code checks it regularly. */
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
}

/** Answers one endpoint. */
export interface Handler {
  readonly id: string;
  readonly answer: (request: ApiRequest) => Promise<ApiReply>;
}

/** A refusal with a reason that the person can act on; sets the status and the `error` text of the reply. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    /** HTTP status: 400 to 499, or 501 for calls that this engine does not implement. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
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

const createCallContext = ({ signal, onProgress }: ApiRequest): CallContext => ({
  signal,
  report: (progress) => onProgress?.(progress),
});

/** Creates a handler that validates the resolver's input and output against the endpoint's schemas. */
export const handle = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  resolver: (input: Input, context: CallContext) => Promise<unknown>,
): Handler => ({
  id: endpoint.id,
  answer: async (request) => {
    try {
      const contract = await endpoint.contract();
      const output = await resolver(
        parseInput(contract.input, request),
        createCallContext(request),
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
  resolver: (input: Input, context: CallContext) => Promise<Blob>,
): Handler => ({
  id: endpoint.id,
  answer: async (request) => {
    try {
      const contract = await endpoint.contract();
      const blob = await resolver(parseInput(contract.input, request), createCallContext(request));
      return { status: 200, contentType: 'application/pdf', body: { kind: 'blob', blob } };
    } catch (error) {
      return replyToRefusal(error);
    }
  },
});
