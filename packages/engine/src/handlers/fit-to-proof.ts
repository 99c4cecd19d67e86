import type { Hypothesis } from '@spinout/api-client';
import { isMathematics } from '../paper-parts/proofs.js';
import type { StoredDocument } from '../store/documents.js';
import { proofMessages } from './proof.messages.js';

/** A hypothesis from a paper of theorems is refuted by a counterexample and followed by a proof, not by a comparison of groups. */
export function fitToProof<Fitted extends Pick<Hypothesis, 'refutation' | 'next_steps'>>(
  hypothesis: Fitted,
  paper: StoredDocument | undefined,
): Fitted {
  if (!paper || !isMathematics(paper.pages.map(({ text }) => text).join('\n'))) return hypothesis;
  const [reading, ...others] = hypothesis.next_steps;
  return {
    ...hypothesis,
    refutation: proofMessages.refutation,
    next_steps:
      reading === undefined || others.length === 0
        ? hypothesis.next_steps
        : [reading, ...proofMessages.steps],
  };
}
