/** Terms that say how a work was done or given out, not what it is about: no gap and no topic is made of them. */
export const GENERAL_TERMS: ReadonlySet<string> = new Set([
  'benchmark dataset',
  'clinical trial',
  'computational model',
  'data analysis',
  'deep learning',
  'electrophysiology',
  'machine learning',
  'open data',
  'open-source software',
  'spacecraft mission',
  'statistical model',
  'uncertainty',
]);
