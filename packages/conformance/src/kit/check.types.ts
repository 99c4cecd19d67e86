import type * as z from 'zod/mini';
import type { AnyEndpoint } from '@spinout/api-client/contract';
import type { ReplyBody, Transport } from '@spinout/api-client';

export type CheckedEndpoint = AnyEndpoint['endpoint'];

export interface Answer {
  /** Id of the call, e.g. `literature.search`. */
  readonly call: string;
  readonly status: number;
  /** Media type without parameters; empty when none was given. */
  readonly contentType: string;
  readonly body: ReplyBody;
}

/** Tokens of a sign-in. Without `refresh_token`, checks that would end the session are skipped. */
export interface SignedIn {
  readonly token: string;
  readonly refresh_token?: string | undefined;
  /** The whole reply of the code exchange, if there was one; it is checked too. */
  readonly reply?: unknown;
  /** Called with the next token pair if a check refreshed the session. */
  readonly renewed?: (next: TokenPair) => void;
  /** Called if a check signed out. */
  readonly ended?: () => void;
}

/** The tokens of a session on the wire. */
export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
}

/** Raw HTTP access to a server. */
export interface HttpAccess {
  /** Sends a request to a path and waits for the whole reply. */
  readonly send: (path: string, init?: RequestInit) => Promise<HttpAnswer>;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly contentType: string;
  readonly text: string;
}

/** Tools for checks. */
export interface Kit {
  /** Id of this run, used in everything that it stores. */
  readonly runId: string;
  /** Whether sign-in can be checked. */
  readonly canSignIn: boolean;
  /** Sends a request, valid or not, and returns the raw reply. */
  readonly ask: (endpoint: CheckedEndpoint, input?: unknown, as?: Transport) => Promise<Answer>;
  /** Sends a request that must succeed, validates the reply against the contract and these rules, and returns its raw JSON. */
  readonly read: <Rules extends z.core.$ZodType>(
    endpoint: CheckedEndpoint,
    input: unknown,
    rules: Rules,
    as?: Transport,
  ) => Promise<z.core.output<Rules>>;
  readonly warn: (text: string) => void;
  readonly signIn: () => Promise<SignedIn>;
  /** Creates a transport that sends this token. */
  readonly signed: (token: string) => Transport;
  readonly http: HttpAccess;
  /** Raw HTTP access to the sign-in service. */
  readonly auth: HttpAccess & {
    /** Base address without a trailing slash. */
    readonly url: string;
  };
  readonly pause: (ms: number) => Promise<void>;
  /** Keeps these tokens out of every report. */
  readonly hide: (pair: TokenPair) => void;
}

/** A check of one requirement. */
export interface Check {
  /** Its row in the requirements (`API-` and a number), or `journeys`, `data` or `HTTP`. */
  readonly row: string;
  /** Continues the row: "returns at most as many papers as requested". */
  readonly title: string;
  /** What the check requires. @default nothing */
  readonly needs?: 'session' | 'http';
  /** How to fix a server that fails the check. @default the text of the row */
  readonly fix?: string;
  readonly run: (kit: Kit) => Promise<void>;
}
