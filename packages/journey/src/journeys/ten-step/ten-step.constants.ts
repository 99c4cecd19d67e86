export const STEP_COUNT = 10;
/** First step with research agents. */
export const AGENTS_FROM_STEP = 3;
export const DEFAULT_TIMELINE = '24 months';
/** Maximum number of related topics and references. */
export const MAX_ITEMS = 200;
