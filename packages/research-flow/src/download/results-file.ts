import type { FlowData } from '../data/flow-data.js';

const INDENT = 2;

/** All results with their origins as JSON, for other programs. */
export const writeResults = (data: FlowData, date: Date): string =>
  JSON.stringify(
    { kind: 'spinout-research', saved_at: date.toISOString(), results: data },
    null,
    INDENT,
  );
