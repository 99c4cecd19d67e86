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

/** Describes a call that answers with JSON. Without a `host` it goes to the API, and without `encode` it sends JSON. */
export const defineEndpoint = <Input, Output>(
  endpoint: Omit<Endpoint<Input, Output>, 'encode' | 'host'> &
    Partial<Pick<Endpoint<Input, Output>, 'encode' | 'host'>>,
): Endpoint<Input, Output> => ({ host: 'api', encode: json, ...endpoint });

/** Describes a call that answers with a PDF. Without a `host` it goes to the API. */
export const definePdfEndpoint = <Input>(
  endpoint: Omit<PdfEndpoint<Input>, 'encode' | 'host'> & Partial<Pick<PdfEndpoint<Input>, 'host'>>,
): PdfEndpoint<Input> => ({ host: 'api', encode: json, ...endpoint });

/** The contract of a call whose schemas are in one module, by their names. The module is loaded lazily. */
export const contractOf =
  <Module, Input extends keyof Module, Output extends keyof Module>(
    loadSchemas: () => Promise<Module>,
    input: Input,
    output: Output,
  ) =>
  async () => {
    const schemas = await loadSchemas();
    return { input: schemas[input], output: schemas[output] };
  };

/** The contract of a call without input. */
export const readContractOf =
  <Module, Output extends keyof Module>(loadSchemas: () => Promise<Module>, output: Output) =>
  async () => {
    const [{ Nothing }, schemas] = await Promise.all([
      import('../schemas/nothing.js'),
      loadSchemas(),
    ]);
    return { input: Nothing, output: schemas[output] };
  };
