import type { Reply, Sent } from './run/send.ts';

/** What an attacker may know of a running server, and the people it serves. */
export interface Target {
  readonly origin: string;
  readonly port: number;
  /** Port of a server that trusts no proxy. The other one trusts one. */
  readonly plainPort: number;
  /** Sends a request from a network of this attack only, so that no attack uses up the rate limit of another one. */
  readonly send: (request: Sent) => Promise<Reply>;
  /** Headers of a guest's browser that has not been here before. */
  readonly newGuest: () => Readonly<Record<string, string>>;
  readonly users: Readonly<Record<Role, Session>>;
  /** A guest and a user with data that nobody else may see. */
  readonly victims: readonly Victim[];
  /** The log of the server, so far. */
  readonly readLog: () => string;
  /** Signs in at the demo sign-in. */
  readonly signIn: (account: string) => Promise<Session>;
}

export type Role = 'user' | 'researcher' | 'admin' | 'enterprise';

export interface Session {
  readonly token: string;
  readonly refreshToken: string;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Victim {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A word that only this owner's data contains. */
  readonly secret: string;
  readonly journeyId: string;
  readonly paperId: string;
  readonly importId: string;
  readonly circuitId: string;
  readonly runId: string;
  readonly idempotencyKey: string;
}

export interface Outcome {
  /** What the server did, in a few words. */
  readonly seen: string;
  /** Whether the server withstood the attack. */
  readonly isRefused: boolean;
}

export interface Attack {
  readonly name: string;
  /** What was sent. */
  readonly tried: string;
  readonly expected: string;
  /** Takes too long for the ordinary tests. */
  readonly isSlow?: boolean;
  readonly run: (target: Target) => Promise<Outcome>;
}

/** An attack on the availability. It runs alone, while another process watches `/health`. */
export interface LoadAttack extends Omit<Attack, 'run'> {
  /** Sends many requests, whose time on the HTTP thread together has no limit; memory and `/health` do. */
  readonly hasManyRequests?: boolean;
  /** Needs a server whose storage no attack has filled. */
  readonly needsNewServer?: boolean;
  readonly run: (
    target: Pick<Target, 'port' | 'send' | 'newGuest' | 'readLog'>,
  ) => Promise<Outcome>;
}

export interface Family<Kind = Attack> {
  readonly name: string;
  readonly attacks: readonly Kind[];
}

/** The result of one attack. */
export interface Row extends Outcome {
  readonly family: string;
  readonly name: string;
  readonly tried: string;
  readonly expected: string;
  readonly ms: number;
  readonly load?: LoadFigures;
}

export interface LoadFigures {
  /** CPU time of the thread that answers HTTP, in milliseconds; null where the system does not tell. */
  readonly threadMs: number | null;
  /** Memory that the process took beyond what it had, in megabytes. */
  readonly memoryMb: number | null;
  /** Longest wait for `/health`, in milliseconds. */
  readonly healthMs: number;
  /** The same, without the time that server or watcher waited for a processor core, which other work on the machine causes. */
  readonly ownHealthMs: number;
  /** Longest wait for a server that does nothing else, at the same time: what the machine itself costs. */
  readonly idleMs: number;
}
