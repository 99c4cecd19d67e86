import type { ApiReply, ApiRequest, Endpoint, PdfEndpoint, Progress } from '@spinout/api-client';
import * as z from 'zod/mini';

/** What a room may use besides its input. */
export interface Work {
  /** Fires when nobody waits any more; long work looks at it between its parts. */
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
}

/** Answers one endpoint. */
export interface Handler {
  readonly id: string;
  readonly answer: (request: ApiRequest) => Promise<ApiReply>;
}

/** A "no" with a reason that the person can act on; becomes the reply's status and `error` text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    /** HTTP status, 400 to 499, or 501 for what this engine does not do. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const json = (status: number, value: unknown): ApiReply => ({
  status,
  contentType: 'application/json',
  body: { kind: 'json', value },
});

const inputOf = <Input>(schema: z.ZodMiniType<Input, unknown>, { body }: ApiRequest): Input => {
  const parsed = z.safeParse(schema, body.kind === 'json' ? body.value : body.fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(
    400,
    `Invalid request: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
  );
};

const refused = (error: unknown): ApiReply => {
  if (error instanceof Refusal) return json(error.status, { error: error.message });
  throw error;
};

const workOf = ({ signal, onProgress }: ApiRequest): Work => ({
  signal,
  report: (progress) => onProgress?.(progress),
});

/** Guards a room with its endpoint's schemas: checked on the way in and on the way out. */
export const handle = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  room: (input: Input, work: Work) => Promise<unknown>,
): Handler => ({
  id: endpoint.id,
  answer: async (request) => {
    try {
      const contract = await endpoint.contract();
      const output = await room(inputOf(contract.input, request), workOf(request));
      z.parse(contract.output, output);
      return json(200, output);
    } catch (error) {
      return refused(error);
    }
  },
});

/** Says of a call that it is not done here, whatever is asked. */
export const absent = ({ id }: { readonly id: string }, words: string): Handler => ({
  id,
  answer: async () => json(501, { error: words }),
});

/** The same for a room that makes a PDF. */
export const handlePdf = <Input>(
  endpoint: PdfEndpoint<Input>,
  room: (input: Input, work: Work) => Promise<Blob>,
): Handler => ({
  id: endpoint.id,
  answer: async (request) => {
    try {
      const contract = await endpoint.contract();
      const blob = await room(inputOf(contract.input, request), workOf(request));
      return { status: 200, contentType: 'application/pdf', body: { kind: 'blob', blob } };
    } catch (error) {
      return refused(error);
    }
  },
});
