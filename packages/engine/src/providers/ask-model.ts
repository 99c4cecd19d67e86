import type { Usage } from '@spinout/api-client';
import * as z from 'zod/mini';
import type { LanguageModel, WritingRequest } from './language-model.types.js';
import {
  failed,
  success,
  isProviderFailure,
  ProviderFailure,
  type Outcome,
} from './provider-failure.js';

/** Shorter than the 30 seconds that a client waits, so that a slow model still leaves time to answer without it. */
export const MODEL_LIMIT_MS = 20_000;

export interface ModelCallOptions {
  /** Aborted when the caller no longer waits. */
  readonly signal: AbortSignal;
  /** Fires after so many milliseconds. @default AbortSignal.timeout */
  readonly deadline?: ((ms: number) => AbortSignal) | undefined;
  /** Called with the usage of the model's answers. */
  readonly onUsage?: ((usage: Usage) => void) | undefined;
}

/** Rejects with the signal's reason, also where a model does not listen to it. */
const rejectOnAbort = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });

/**
 * Asks a model for an answer of the asked shape, for 20 seconds at most.
 * @returns the answer, unproven as it is, or why there is none
 * @throws only the signal's reason
 */
export async function askModel<T>(
  model: LanguageModel,
  request: Omit<WritingRequest, 'schema'> & { readonly schema: z.ZodMiniType<T> },
  { signal, deadline = (ms: number) => AbortSignal.timeout(ms), onUsage }: ModelCallOptions,
): Promise<Outcome<T>> {
  signal.throwIfAborted();
  const limit = deadline(MODEL_LIMIT_MS);
  const both = AbortSignal.any([signal, limit]);
  const failure = (kind: ProviderFailure['kind']) => failed(new ProviderFailure(model.name, kind));
  try {
    const answer = await rejectOnAbort(both, model.write(request, both, onUsage));
    const parsed = z.safeParse(request.schema, answer);
    return parsed.success ? success(parsed.data) : failure('malformed');
  } catch (error) {
    signal.throwIfAborted();
    if (isProviderFailure(error)) return failed(error);
    return failure(limit.aborted ? 'timeout' : 'unreachable');
  }
}
