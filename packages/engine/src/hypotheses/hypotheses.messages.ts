export const hypothesesMessages = {
  /** What a hypothesis follows from, by its kind. */
  followsFrom: {
    'open-question': 'Open questions',
    proposal: 'Proposals',
    generalization: 'Results and limitations',
    boundary: 'Results and the limits of their tests',
    contradiction: 'Contradicting results',
    link: 'Linked results',
    none: 'Open questions and proposals',
  },
  by: '{what} in the sources',
  byIn: '{what} in: {by}',
  summaryOf: 'our summary of {label}',
  importedAbstract: 'the imported abstract of {label}',
  basisQuestion: '{Source} says that this is not known.',
  basisProposal: '{Source} suggests this but does not test it.',
  basisProposalCited: '{Source} suggests this, with reference to earlier work.',
  basisGeneralization: '{Source} reports this for a narrower population.',
  basisBoundary: '{Source} reports this within the limits of its study.',
  basisContradiction: '{Source} reports an effect that another result contradicts.',
  basisLink: '{Source} reports the first of the two effects that lead to this.',
  boundaryLimit: '{Source} states the limit of what it tested.',
  roles: {
    'second-effect': '{Source} reports the second effect.',
    contrary: '{Source} reports or cites the contrary.',
    moderator: '{Source} says what may explain the difference.',
  },
  limitation: '{Source} says that the finding may not extend to this population.',
  resultBoth: '{Source} reports a result on both the factor and the outcome.',
  resultFactor: '{Source} reports a result on the factor.',
  resultOutcome: '{Source} reports a result on the outcome.',
  namesFactor: '{Source} names the factor.',
  namesOutcome: '{Source} names the outcome.',
  namesMechanism: '{Source} names the mechanism.',
  factorResults: 'Results that mention both the factor and the outcome',
  factorRelated: 'Results that mention one of them',
  factorOrigin: 'Source of the idea: the authors’ own, or cited from earlier work',
  factorWording: 'How firmly the source words it',
  strength:
    'Strength of the evidence, based on {both} and {related} in the sources. It is not the probability that the hypothesis is true.',
  strengthNone:
    'No reported result in the sources concerns the factor or the outcome. The rating reflects the source of the idea and its wording. It is not the probability that the hypothesis is true.',
  resultsBoth: { one: '{count} result on both parts', other: '{count} results on both parts' },
  resultsRelated: { one: '{count} result on one part', other: '{count} results on one part' },
  missing: '{missing} of the requested papers could not be found and were not used.',
  refuteEffect:
    'It would be refuted if a well-powered comparison found no effect of {factor} on {outcome}, or an effect in the opposite direction.',
  refuteChange:
    'It would be refuted if a well-powered comparison found that {outcome} is the same with and without {factor}.',
  refuteAssociation:
    'It would be refuted if a well-powered study found no association between {factor} and {outcome}.',
  refuteBoundary:
    'It would be refuted if a well-powered comparison found no effect of {factor} on {outcome} {setting}, or an effect in the opposite direction.',
  refuteContrast:
    'It would be refuted if a well-powered study found the same effect of {factor} on {outcome} {setting}.',
  refuteModerator:
    'It would be refuted if a well-powered study varied what differs between the sources and found the same effect of {factor} on {outcome} throughout.',
  refuteMechanism:
    'It would also be refuted if the effect were just as large with {mechanism} blocked or held constant.',
  stepRead: 'Read the quoted passages in context and check what {source} says around them.',
  stepSearch: 'Search the literature for studies that measured both “{factor}” and “{outcome}”.',
  stepDefine: 'Decide how to measure {outcome}, and which comparison shows the role of {factor}.',
  stepMechanism: 'Add a condition in which {mechanism} is blocked or held constant.',
  stepPlan:
    'Set the sample size with the power analysis in the experiment step. Write down in advance which result would refute the hypothesis.',
  impactBroad:
    'Broad (estimate): {count} of the {searched} sources searched mention the factor or the outcome.',
  impactModerate:
    'Moderate (estimate): {count} of the {searched} sources searched mention the factor or the outcome.',
  impactFocused:
    'Focused (estimate): {count} of the {searched} sources searched mention the factor or the outcome.',
} as const;
