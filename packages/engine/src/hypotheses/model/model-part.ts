import type { HypothesisReply, HypothesisRequest } from '@spinout/api-client';
import type { EngineDependencies } from '../../dependencies/engine-dependencies.js';
import { MODEL_LIMIT_MS, type ModelCallOptions } from '../../language-model/ask-model.js';
import { createUsageMeter } from '../../language-model/usage-meter.js';
import type { HypothesisCandidate } from '../candidate.types.js';
import type { ProposeCandidates } from '../find-hypotheses.js';
import { proposeCandidates, reportOffered, type ProposedCandidates } from './propose-candidates.js';

/** The part of a language model in one reply. */
export type ModelPart = ReturnType<typeof createModelPart>;

export function createModelPart(
  { model: configured, store, deadline = (ms) => AbortSignal.timeout(ms) }: EngineDependencies,
  { language_model: isAllowed = true, candidate: chosen }: HypothesisRequest,
  signal: AbortSignal,
) {
  const model = isAllowed ? configured : undefined;
  const meter = createUsageMeter();
  let limit: AbortSignal | undefined;
  let proposed: ProposedCandidates | undefined;
  const work = (): ModelCallOptions => ({
    signal,
    deadline: () => (limit ??= deadline(MODEL_LIMIT_MS)),
    onUsage: meter.add,
  });
  const propose: ProposeCandidates = async (sources, language) => {
    if (!model) return [];
    // A chosen number is one of a list that was shown, so the list may not grow by a new answer.
    const mayAsk = chosen === undefined;
    proposed = await proposeCandidates(sources, language, { ...work(), model, store, mayAsk });
    return proposed?.candidates ?? [];
  };
  return {
    /** The model, unless there is none or the request forbids it. */
    model,
    /** Options of a call; all calls of a reply share one time limit. */
    work,
    propose,
    /** Why it gave no proposals; undefined if it answered or was not asked. */
    failure: () => proposed?.report.failure,
    /** Fields of the reply that say what the model contributed. */
    report: (
      offered: readonly HypothesisCandidate[],
    ): Pick<HypothesisReply, 'language_model' | 'usage'> => ({
      ...(proposed ? { language_model: reportOffered(proposed, offered) } : {}),
      ...meter.read(),
    }),
  };
}
