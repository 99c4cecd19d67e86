import type * as z from 'zod/mini';
import type { Address } from '../config/address.js';
import type { RequestBody } from '../transport/transport.js';

/** The schemas of a call's request and reply. */
export interface Contract<Input, Output> {
  readonly input: z.ZodMiniType<Input, unknown>;
  readonly output: z.ZodMiniType<Output, unknown>;
}

/** A call described as data. The HTTP transport needs no code per endpoint, the engine needs one handler. */
export interface Endpoint<Input, Output> extends Address {
  /** Loads the schemas lazily, in parallel with the first request. */
  readonly contract: () => Promise<Contract<Input, Output>>;
  /** Encodes the input. @default JSON */
  readonly encode: (input: Input) => RequestBody;
}

/** A call that answers with a PDF. */
export interface PdfEndpoint<Input> extends Address {
  readonly contract: () => Promise<Pick<Contract<Input, never>, 'input'>>;
  readonly encode: (input: Input) => RequestBody;
}

const json = (value: unknown): RequestBody => ({ kind: 'json', value });

/** Describes a call that answers with JSON. */
export const defineEndpoint = <Input, Output>(
  endpoint: Omit<Endpoint<Input, Output>, 'encode'> &
    Partial<Pick<Endpoint<Input, Output>, 'encode'>>,
): Endpoint<Input, Output> => ({ encode: json, ...endpoint });

/** Describes a call that answers with a PDF. */
export const definePdfEndpoint = <Input>(
  endpoint: Omit<PdfEndpoint<Input>, 'encode'>,
): PdfEndpoint<Input> => ({ encode: json, ...endpoint });
