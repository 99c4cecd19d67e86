import type * as z from 'zod/mini';
import type { HostName } from './config/hosts.js';
import type { RequestBody } from './transport/transport.js';

/** Where a call goes: a method, a path and the name of a host that `hosts.ts` finds. */
export interface Address {
  /** Name for people and logs, e.g. `literature.search`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly host: HostName;
  /** Names in braces stand for fields of the request: `/admin/users/{user_id}/role`. */
  readonly path: string;
  /** Fields of the request that travel in the query. @default none */
  readonly query?: readonly string[];
  /** Path on the own origin that is used where the page is not on a local host. */
  readonly serverlessPath?: string;
  /** False for a health check, which asks once. @default a GET is asked again */
  readonly retry?: false;
}

/** The shapes of a call's request and reply. */
export interface Contract<Input, Output> {
  readonly input: z.ZodMiniType<Input, unknown>;
  readonly output: z.ZodMiniType<Output, unknown>;
}

/** A call as data: HTTP needs no code for it, the engine one handler. */
export interface Endpoint<Input, Output> extends Address {
  /** Loads the schemas: with the first call, beside its request, so that no page waits for them. */
  readonly contract: () => Promise<Contract<Input, Output>>;
  /** How the input travels. @default JSON */
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
