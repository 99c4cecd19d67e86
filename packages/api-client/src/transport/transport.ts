import type { Address } from '../config/address.js';

/** Body of a request: JSON, or form fields with at least one file. */
export type RequestBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string | File>> };

/** Body of a reply: parsed JSON, a file, or other text. */
export type ReplyBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'blob'; readonly blob: Blob }
  | { readonly kind: 'text'; readonly text: string };

/** Progress of a long call: `done` of `total` units of the named stage. */
export interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

export interface ApiRequest extends Address {
  readonly body: RequestBody;
  /** Expected media type; sent as the Accept header. */
  readonly accept: 'json' | 'pdf';
  /** Aborts when the caller cancels or the deadline passes; a transport then stops all work. */
  readonly signal: AbortSignal;
  /** Time limit in milliseconds, from the call of `send`. */
  readonly timeoutMs?: number;
  /** Idempotency key, the same for every attempt of one request, so that the server can recognize a retry. */
  readonly idempotencyKey?: string;
  /** Reports the progress of long calls, if the transport supports it. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface ApiReply {
  readonly status: number;
  /** Media type without parameters, lower case; empty when none was given. */
  readonly contentType: string;
  readonly body: ReplyBody;
  /** Delay that the server asked for (Retry-After), in milliseconds. */
  readonly retryAfterMs?: number;
}

/** Sends requests. Resolves with any status; rejects if no answer arrives. */
export interface Transport {
  send(request: ApiRequest): Promise<ApiReply>;
}
