import { defineMessages } from '@spinout/flow-kit';

/** Texts of the contents of steps 3 to 10. */
export const contentsMessages = /* @__PURE__ */ defineMessages('tenStepContents', {
  openBundle: 'Open a bundle',
  /** What a simulated step did not do. */
  notDone: {
    data: 'No experiment was run, so there are no data.',
    review: 'No expert has reviewed your draft.',
    protection: 'No patents were searched and none was filed.',
    company: 'No company was founded.',
    launch: 'No product exists yet.',
  },
  noSupport: 'No source supports a hypothesis, so nothing was planned or drafted from it.',

  design: 'Planned experiment',
  methods: 'Methods of the hypothesis',
  budget: 'Estimated budget',
  budgetLines: 'Budget lines ({count})',
  budgetItem: 'Item',
  budgetAmount: 'Amount',
  budgetBasis: 'Basis',

  record: 'What to measure',
  outcome: 'Outcome',
  sample: 'Sample size',
  controls: 'Controls',
  phases: 'Phases',
  structure: 'Protein structure',

  findings: 'What the research agents found',
  findingsNote: 'From papers and the plan, not from an experiment of yours.',

  draft: 'Draft of the paper',
  draftNote: 'No reviewer has seen this draft.',

  claims: 'Claims and their sources',
  claimsCount: '{supported} of {count} claims quote a source.',
  claimsOpen: 'Claims without a source',
  journals: 'Journals to consider',

  novelty: 'Novelty',
  noveltyNote: 'Based on the papers searched, not on patents.',
  closest: 'Closest papers',
  searchPatents: 'Search patents on Espacenet',

  timeline: 'Timeline',

  earlier: 'Earlier results',
  youHave: 'What you have',
  nothing: 'No results yet. Launch the research agents to get some.',
  simulated: 'What was simulated',
  agentSteps: 'Next steps for this hypothesis',

  actions: 'What you can do',
  /** Leads to the six-step flow of the host. */
  draftCompany: 'Draft a company in the guided flow',
  /** Our advice per simulated step. */
  actionsOf: {
    data: {
      first: 'Write down the analysis plan before the first measurement.',
      second: 'Note the sample, date, instrument and person for each measurement.',
      third: 'Keep the raw files unchanged.',
    },
    review: {
      first: 'Ask two colleagues to check each claim against its source.',
      second: 'Replace planned results with your own data before you submit.',
      third: 'Read the author guidelines of the journal.',
    },
    protection: {
      first:
        'File before you publish or present: in many countries, publishing first rules out a patent.',
      second: 'Search patents as well as papers.',
      third: 'Ask a patent attorney or your technology transfer office.',
    },
    company: {
      first: 'Agree in writing who founds, who leads and who owns what.',
      second: 'Clarify with your institution who owns the results.',
      third: 'Have a lawyer check every document before you sign it.',
    },
    launch: {
      first: 'Run the experiment first: everything else depends on its result.',
      second: 'Ask ten possible customers what they use today.',
      third: 'Find out which approvals your product needs.',
    },
  },
});

export type ContentsMessages = typeof contentsMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly tenStepContents: ContentsMessages;
  }
}
