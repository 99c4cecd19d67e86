export const showcaseMessages = {
  title: 'Platform showcase',
  introduction: 'Open a card to read what it does, and what it does not.',
  /** One paragraph for each of the landing's features, by its name there. */
  details: {
    agents:
      'Each agent waits for those it builds on: the experiment and the structure wait for the hypotheses, the analysis for both, the paper for the analysis. When one fails, the run stops there and says so.',
    quantum:
      'Circuits have from 1 to 30 qubits and run 1,024 times. They run on a simulator, not on a quantum processor, and the results say so.',
    pdf: 'Reports keep their sources and say of each value where it comes from. Four templates give you the headings of a paper, a patent application, a grant proposal and a business plan.',
    structure:
      'Where a predicted structure is known, its confidence stands beside it. Without one, the picture is drawn for demonstration and marked as simulated.',
    analytics:
      'Counts are of calls answered for you, in this browser or with your account. Findings keep the interval or effect size that they came with.',
    enterprise:
      'People sign in with an account that they have. Roles decide who may administer, and journeys stay on the server that you run.',
  },
} as const;

export type ShowcaseMessages = typeof showcaseMessages;
