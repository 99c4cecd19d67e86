/** Messages for failed runs. Messages of steps are shown unchanged. */
export const runsMessages = {
  /** Used if the step has no message for the user. */
  stepFailed: 'The step “{step}” failed.',
  givenUp: 'The run was interrupted too often and was stopped.',
} as const;
