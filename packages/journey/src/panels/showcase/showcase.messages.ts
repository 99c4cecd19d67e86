import { defineMessages } from '@spinout/flow-kit';
export const showcaseMessages = /* @__PURE__ */ defineMessages('showcase', {
  title: 'Platform showcase',
  introduction: 'Open a card to see what each feature does and what its limits are.',
  /** One paragraph for each of the landing's features, by its name there. */
  details: {
    agents:
      'Each agent uses earlier results. The experiment and the structure need the hypotheses, the analysis needs both, and the paper needs the analysis. If an agent fails, the run stops and shows the error.',
    quantum:
      'Circuits have 1 to 30 qubits and run 1,024 times. They run on a simulator, not on a quantum processor, and results are labeled.',
    pdf: 'Reports include their sources and the origin of each value. Four templates give you the headings of a paper, a patent application, a grant proposal and a business plan.',
    structure:
      'Predicted structures show their confidence. Without a prediction, the picture is for demonstration and labeled “Simulated”.',
    analytics:
      'Counts cover completed requests, in this browser or in your account. Findings include their interval or effect size.',
    enterprise:
      'People sign in with an account they already have. Roles control who can manage the platform, and journeys stay on your server.',
  },
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly showcase: typeof showcaseMessages;
  }
}
