import type { SavedFlow } from '../../saved/saved-flow.js';

/** Path of the saved journey in a bundle. */
export const JOURNEY_PATH = 'journey.json';

/** The journey without an earlier one that can still be restored: a bundle may be given to others. */
export const writeJourney = ({ discarded: _, ...saved }: SavedFlow): string =>
  `${JSON.stringify(saved)}\n`;
