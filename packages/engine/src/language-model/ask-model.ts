import type { Usage } from '@spinout/api-client';
import * as z from 'zod/mini';
import type { LanguageModel, WritingRequest } from './language-model.types.js';
import {
  failed,
  success,
  isProviderFailure,
  ProviderFailure,
  type Outcome,
} from '../providers/provider-failure.js';
import { rejectOnAbort } from '../runtime/reject-on-abort.js';

/** Shorter than the client timeout of 30 seconds, so that there is time to answer without a slow model. */
export const MODEL_LIMIT_MS = 20_000;

export interface ModelCallOptions {
  /** Aborted when the caller cancels the request. */
  readonly signal: AbortSignal;
  /** Creates a signal that aborts after the given time. @default AbortSignal.timeout */
  readonly deadline?: ((ms: number) => AbortSignal) | undefined;
  /** Called with the token usage of the answers. */
  readonly onUsage?: ((usage: Usage) => void) | undefined;
}

/**
 * Asks a model for an answer that matches the schema, with a timeout of 20 seconds.
 * @returns the unverified answer or the reason for the failure
 * @throws only the reason of the signal
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
    const answer = await rejectOnAbort(both, () => model.write(request, both, onUsage));
    const parsed = z.safeParse(request.schema, answer);
    return parsed.success ? success(parsed.data) : failure('malformed');
  } catch (error) {
    signal.throwIfAborted();
    if (isProviderFailure(error)) return failed(error);
    return failure(limit.aborted ? 'timeout' : 'unreachable');
  }
}
