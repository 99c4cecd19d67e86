import { createContext } from 'react';

/** Whether the hypotheses of the step are to be proved, as those of a paper of theorems. */
export const ProofContext = createContext(false);
