/** Number of random cases per kind of property test. */
export const NUM_RUNS = { sequences: 500, flowSequences: 200, replies: 300, records: 300 } as const;
