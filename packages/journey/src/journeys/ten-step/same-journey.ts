import { isSameContent } from '@spinout/flow-kit';
import type { SavedJourney } from './saved-journey.js';

const withoutTime = (journey: SavedJourney): SavedJourney => ({ ...journey, timestamp: '' });

/** Whether two versions differ only in the time of their last change. */
export const isSameJourney = (one: SavedJourney, other: SavedJourney): boolean =>
  isSameContent(withoutTime(one), withoutTime(other));
