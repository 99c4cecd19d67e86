/** Messages for failed runs. Messages of steps are shown unchanged. */
export const runsMessages = {
  /** Used if the step has no message for the user. */
  stepFailed: 'The step “{step}” failed.',
  givenUp: 'This run was stopped after too many interruptions. Start it again.',
} as const;
