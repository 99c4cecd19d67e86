import type * as z from 'zod/mini';
import type { HostName } from './config/hosts.js';
import type { RequestBody } from './transport/transport.js';

/** Where a call goes: method, path and host name. `createHosts` resolves the host name to a base URL. */
export interface Address {
  /** Name for messages and logs, e.g. `literature.search`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly host: HostName;
  /** Names in braces are replaced by fields of the request: `/admin/users/{user_id}/role`. */
  readonly path: string;
  /** Fields of the request that are sent in the query. @default none */
  readonly query?: readonly string[];
  /** Path on the page's own origin, used if the page is not on a local host. */
  readonly serverlessPath?: string;
  /** False for a health check, which is sent once. @default a GET is retried */
  readonly retry?: false;
}

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
