/** Words of this room. */
export const resultsMessages = {
  title: 'Download results',
  /** RES-01 */
  summary: 'Download Summary PDF',
  /** RES-02 */
  paper: 'Download Full Research Paper',
  /** RES-03 */
  json: 'Download JSON Data',
  /** PIPE-07 */
  full: 'Download Full Results',
  importLabel: 'Results file',
} as const;

export type ResultsMessages = typeof resultsMessages;
