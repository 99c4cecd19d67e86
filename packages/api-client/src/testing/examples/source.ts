import type { Source } from '../../schemas/source.js';

/** Source of all examples. */
export const exampleSource: Source = { origin: 'simulated', by: 'Example replies' };

/** When the examples were made, as ISO 8601. */
export const EXAMPLE_TIME = '2026-01-15T09:00:00.000Z';
