import type { Address } from '../endpoint.js';

/** What travels: JSON, or the fields of a form with at least one file. */
export type RequestBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string | File>> };

/** What came back: parsed JSON, a file, or text that was neither. */
export type ReplyBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'blob'; readonly blob: Blob }
  | { readonly kind: 'text'; readonly text: string };

/** How far long work has come: `done` of `total` units of the named stage. */
export interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

export interface ApiRequest extends Address {
  readonly body: RequestBody;
  /** What the caller can use; sent as the Accept header. */
  readonly accept: 'json' | 'pdf';
  /** Fires when the caller leaves or the deadline passes; a transport stops all work then. */
  readonly signal: AbortSignal;
  /** How long the caller waits in all, in milliseconds from the call of `send`. */
  readonly timeoutMs?: number;
  /** Same for every try of one intent, so that a server can tell a repetition from a second wish. */
  readonly idempotencyKey?: string;
  /** Told about long work, where the transport can see it. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface ApiReply {
  readonly status: number;
  /** Media type without parameters, lower case; empty when none was given. */
  readonly contentType: string;
  readonly body: ReplyBody;
  /** How long the server asked to be left alone (Retry-After), in milliseconds. */
  readonly retryAfterMs?: number;
}

/** The pluggable seam: resolves with any status; rejects when no answer came. */
export interface Transport {
  send(request: ApiRequest): Promise<ApiReply>;
}
