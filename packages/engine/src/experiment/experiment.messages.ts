/** Text that the experiment design says about a hypothesis. */
export const experimentMessages = {
  unsupported:
    'No source supports this hypothesis, so no experiment is designed from it. Choose another hypothesis or write your own.',
  exploratory:
    'No hypothesis was given, so this is an exploratory design. It estimates an effect and its spread but cannot confirm one.',
  general:
    'We could not identify a factor and an outcome in the hypothesis, so this design names them in general terms. Define both before you use it. Hypothesis: “{hypothesis}”',
  factor: 'the factor under study',
  outcome: 'the outcome under study',
  effectSafeguard:
    '{value} from {source}, reduced to the lower bound of its 60% confidence interval because published effects tend to be too large (safeguard power, Perugini et al. 2014)',
  effectHalved:
    '{value} from {source}, reported without its precision and therefore halved, because published effects tend to be too large (Camerer et al. 2018)',
  effectReported: '{value} from {source}, used as reported',
  followToEvent: 'Recruit, measure at baseline and follow until the event or the end of the study.',
  effectSources: {
    uploaded: 'your paper',
    live: 'an abstract of this search',
    imported: 'an imported abstract',
    library: 'a summary in the library',
  },
  effectTyped: 'entered by you',
} as const;
