import type { HypothesisReply, HypothesisRequest } from '@spinout/api-client';
import type { EngineDependencies } from '../../dependencies/engine-dependencies.js';
import { MODEL_LIMIT_MS, type ModelCallOptions } from '../../language-model/ask-model.js';
import type { LanguageModel } from '../../language-model/language-model.types.js';
import { createUsageMeter } from '../../language-model/usage-meter.js';
import type { HypothesisCandidate } from '../candidate.types.js';
import type { ProposeCandidates } from '../find-hypotheses.js';
import { proposeCandidates, reportOffered, type ProposedCandidates } from './propose-candidates.js';

/** The part of a language model in one reply. */
export interface ModelPart {
  /** The model, unless there is none or the request forbids it. */
  readonly model: LanguageModel | undefined;
  readonly propose: ProposeCandidates;
  /** Why it gave no proposals; undefined if it answered or was not asked. */
  readonly failure: () => string | undefined;
  /** Options of a call; all calls of a reply share one time limit. */
  readonly work: () => ModelCallOptions;
  /** Fields of the reply that say what the model contributed. */
  readonly report: (
    offered: readonly HypothesisCandidate[],
  ) => Pick<HypothesisReply, 'language_model' | 'usage'>;
}

export function createModelPart(
  { model: configured, store, deadline = (ms) => AbortSignal.timeout(ms) }: EngineDependencies,
  { language_model: isAllowed = true, candidate: chosen }: HypothesisRequest,
  signal: AbortSignal,
): ModelPart {
  const model = isAllowed ? configured : undefined;
  const meter = createUsageMeter();
  let limit: AbortSignal | undefined;
  let proposed: ProposedCandidates | undefined;
  const work = (): ModelCallOptions => ({
    signal,
    deadline: () => (limit ??= deadline(MODEL_LIMIT_MS)),
    onUsage: meter.add,
  });
  return {
    model,
    work,
    propose: async (sources, language) => {
      if (!model) return [];
      // A chosen number is one of a list that was shown, so the list may not grow by a new answer.
      const mayAsk = chosen === undefined;
      proposed = await proposeCandidates(sources, language, { ...work(), model, store, mayAsk });
      return proposed?.candidates ?? [];
    },
    failure: () => proposed?.report.failure,
    report: (offered) => ({
      ...(proposed ? { language_model: reportOffered(proposed, offered) } : {}),
      ...meter.read(),
    }),
  };
}
