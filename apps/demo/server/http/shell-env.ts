import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Caller } from '../caller.js';

/** What the shell adds to a request; rooms add their own variables beside these. */
export interface ShellEnv {
  /** Node's own request and reply; absent where an app is asked without a socket. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    /** Opens this one reply's own scripts and styles; made when it is first asked for. */
    nonce?: string;
    /** `visitor:<hash>` of this browser. */
    visitor?: string;
    /** Who calls, once sign-in has looked. */
    caller?: Caller;
  };
}

export type ShellContext = Context<ShellEnv>;
