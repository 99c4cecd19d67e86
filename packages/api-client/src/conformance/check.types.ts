import type * as z from 'zod/mini';
import type { AnyEndpoint } from '../endpoints/all.endpoints.js';
import type { ReplyBody, Transport } from '../transport/transport.js';

/** A call as checks ask it. */
export type AskedEndpoint = AnyEndpoint['endpoint'];

/** A reply as it came, nothing read into it. */
export interface Answer {
  /** Id of the call, e.g. `literature.search`. */
  readonly call: string;
  readonly status: number;
  /** Media type without parameters; empty when none was given. */
  readonly contentType: string;
  readonly body: ReplyBody;
}

/** What a sign-in gave. Without `refresh_token` nothing is checked that would end the session. */
export interface SignedIn {
  readonly token: string;
  readonly refresh_token?: string | undefined;
  /** The whole reply of API-25, where the sign-in came through it: then it is checked too. */
  readonly reply?: unknown;
  /** Told the next pair where a check refreshed the session, for who has no other. */
  readonly renewed?: (next: TokenPair) => void;
  /** Told that a check signed out. */
  readonly ended?: () => void;
}

/** The tokens of a session, as they travel. */
export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
}

/** A server on HTTP, below the calls of the contract. */
export interface HttpAccess {
  /** Asks a path of the server and waits for the whole answer. */
  readonly send: (path: string, init?: RequestInit) => Promise<HttpAnswer>;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly contentType: string;
  readonly text: string;
}

/** What a check works with. */
export interface Kit {
  /** Names this run in all that it stores. */
  readonly runId: string;
  /** True where sign-in can be checked. */
  readonly canSignIn: boolean;
  /** Sends a call, well formed or not, and gives the reply as it came. */
  readonly ask: (endpoint: AskedEndpoint, input?: unknown, as?: Transport) => Promise<Answer>;
  /** Sends a call that must succeed, and gives its JSON as it came, once it keeps the contract and these rules. */
  readonly read: <Rules extends z.core.$ZodType>(
    endpoint: AskedEndpoint,
    input: unknown,
    rules: Rules,
    as?: Transport,
  ) => Promise<z.core.output<Rules>>;
  /** Notes what is weaker than it should be, but no fault. */
  readonly warn: (text: string) => void;
  /** Signs in anew. */
  readonly signIn: () => Promise<SignedIn>;
  /** A transport that signs with this token. */
  readonly signed: (token: string) => Transport;
  readonly http: HttpAccess;
  /** The service of sign-in, below its calls. */
  readonly auth: HttpAccess & {
    /** Where it answers, without a slash at its end. */
    readonly url: string;
  };
  /** Lets time pass. */
  readonly pause: (ms: number) => Promise<void>;
  /** Keeps these tokens out of every report. */
  readonly hide: (pair: TokenPair) => void;
}

/** One thing that a server must do. */
export interface Check {
  /** Its row in the requirements, e.g. `API-03`; `journeys` and `HTTP` stand outside them. */
  readonly row: string;
  /** Goes on after the row: "gives at most as many papers as asked". */
  readonly title: string;
  /** What the check cannot do without. @default nothing */
  readonly needs?: 'session' | 'http';
  /** What puts a server right that fails it. @default the text of the row */
  readonly fix?: string;
  readonly run: (kit: Kit) => Promise<void>;
}
