import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Caller } from '../caller/caller.types.js';
import type { BodyLease } from './body-memory.js';

export interface AppEnv {
  /** Node's request and response; missing without a socket. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    /** Nonce of the content security policy; created on first use. */
    nonce?: string;
    /** `visitor:<hash>` of this browser. */
    visitor?: string;
    /** Memory of the body of this request. */
    bodyLease?: BodyLease;
    /** The caller, once it is known. */
    caller?: Caller;
  };
}

export type AppContext = Context<AppEnv>;
