/** How many random cases each kind of test tries; more find more and take longer. */
export const NUM_RUNS = { sequences: 500, flowSequences: 200, replies: 300, records: 300 } as const;
