import { parsePhrases } from '../text/word-list.js';

/** Terms that describe how a study was done or published, not its subject; they are ignored in gaps and topics. */
export const GENERAL_TERMS = parsePhrases(`
  benchmark dataset; clinical trial; computational model; data analysis; deep learning;
  electrophysiology; machine learning; open data; open-source software; spacecraft mission;
  statistical model; uncertainty
`);
