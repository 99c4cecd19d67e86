import type { HypothesisOption } from '@spinout/api-client';
import type { HypothesisCandidate } from './candidate.types.js';

/** All candidates in one line each, numbered as they are offered. */
export const hypothesisOptions = (candidates: readonly HypothesisCandidate[]): HypothesisOption[] =>
  candidates.map(({ kind, statement, support, limitation, modelProposal }, at) => ({
    number: at + 1,
    kind,
    statement,
    evidence: 1 + (limitation ? 1 : 0) + support.length,
    ...(modelProposal ? { proposed_by: modelProposal.model } : {}),
  }));
