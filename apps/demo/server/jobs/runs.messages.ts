/** What people read of a run that failed; words of its steps stand as they are. */
export const runsMessages = {
  /** When the step itself said nothing that people should read. */
  stepFailed: 'The step “{step}” could not be finished.',
  givenUp: 'The run was interrupted too often and was given up.',
} as const;
