/** The flow's error catalogue (000 §5, §8), one line for each thing that can go wrong for a person. */
export const problemMessages = {
  /** TOPIC-21 */
  topicBlank: 'Please enter a research topic',
  /** TOPIC-22 */
  topicMissing: 'Please select a research topic to continue',
  /** PAPER-09 */
  paperMissing: 'Please provide a paper to analyze',
  /** T-23 */
  paperType: 'Accepted file types: pdf, doc, docx, txt',
  /** PAPER-13 */
  paperFailed: 'Failed to analyze paper',
  /** HYP-14 */
  hypothesisFailed: 'Failed to generate hypothesis',
  /** HYP-15 */
  hypothesisInvalid: 'Invalid response format',
  /** LIT-17 */
  searchFailed: 'Failed to search literature',
  /** LIT-18 */
  reviewFailed: 'Failed to complete literature review',
  /** LIT-13 */
  papersMissing: 'Please select at least one paper for review',
  /** CO-28 */
  founderIncomplete: 'Please fill in all founder information',
  dismiss: 'Dismiss error',
  /** Second line when the browser is offline (T-80). */
  offline: 'You are offline. What you entered is kept; try again when you are connected.',
  /** Second line when the server refuses access (T-80). */
  noAccess: 'You do not have access to this service.',
  /** Second line when the server asks for a pause, and when it names none (F9). */
  busy: 'The service is busy. Try again in {seconds} seconds.',
  busyNow: 'The service is busy. Try again in a moment.',
  /** Second line when no answer came in time (T-57). */
  timedOut: 'No answer came within 30 seconds.',
} as const;

export type ProblemMessages = typeof problemMessages;
