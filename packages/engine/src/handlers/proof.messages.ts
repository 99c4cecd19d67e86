/** What a hypothesis of a paper of theorems and proofs says in place of what an experiment would show. */
export const proofMessages = {
  refutation:
    'A counterexample would refute it: one case that meets all assumptions and for which it does not hold.',
  steps: [
    'State the claim precisely, with all assumptions.',
    'Try small and extreme cases, and look for a counterexample.',
    'Search for theorems that imply the claim or contradict it.',
    'Prove the claim, or the cases of it that hold.',
  ],
} as const;
