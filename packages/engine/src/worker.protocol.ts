import type { ApiReply, ApiRequest, Progress } from '@spinout/api-client';

/** A request as it crosses: its signal and its progress travel as messages of their own. */
export type PostedRequest = Omit<ApiRequest, 'signal' | 'onProgress'>;

/** From the page to the worker. */
export type ToWorker =
  | { readonly spinout: 'send'; readonly call: number; readonly request: PostedRequest }
  | { readonly spinout: 'abort'; readonly call: number }
  | { readonly spinout: 'ping' };

/** From the worker to the page. */
export type FromWorker =
  | { readonly spinout: 'ready' }
  | { readonly spinout: 'pong' }
  | { readonly spinout: 'progress'; readonly call: number; readonly progress: Progress }
  | { readonly spinout: 'reply'; readonly call: number; readonly reply: ApiReply }
  | { readonly spinout: 'failed'; readonly call: number; readonly reason: string };

/** Tells our messages from those of others on the same port: pdf.js greets there too when it is loaded. */
export const isEngineMessage = (data: unknown): data is { readonly spinout: string } =>
  typeof data === 'object' &&
  data !== null &&
  'spinout' in data &&
  typeof data.spinout === 'string';
