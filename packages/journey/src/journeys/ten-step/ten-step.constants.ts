export const STEP_COUNT = 10;
/** Continuing to this step fetches the analytics. */
export const ANALYTICS_STEP = 2;
/** Continuing to this step requests the paper. */
export const PAPER_STEP = 6;
/** First step with research agents. */
export const AGENTS_FROM_STEP = 3;
export const LITERATURE_SHOWN = 3;
export const DEFAULT_TIMELINE = '24 months';
export const DOMAIN = 'life_sciences';
export const JOURNEY_ID_PREFIX = 'journey-';
export const USER_ID_PREFIX = 'web-user-';
/** Maximum number of related topics and references. */
export const MAX_ITEMS = 200;
