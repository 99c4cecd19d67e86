import type { ApiReply, ApiRequest, Progress } from '@spinout/api-client';

/** A request as posted to the worker; abort and progress are separate messages. */
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

/** Whether a message is from the engine; pdf.js also posts messages on this port when it is loaded. */
export const isEngineMessage = (data: unknown): data is { readonly spinout: string } =>
  typeof data === 'object' &&
  data !== null &&
  'spinout' in data &&
  typeof data.spinout === 'string';
