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
} as const;
