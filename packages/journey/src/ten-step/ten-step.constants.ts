/** CONST-28, TEN-01. */
export const STEP_COUNT = 10;
/** TEN-27: reaching this step fetches the analytics. */
export const ANALYTICS_STEP = 2;
/** TEN-28: reaching this step asks for the paper. */
export const PAPER_STEP = 6;
/** TEN-09: from this step on there are research agents. */
export const AGENTS_FROM_STEP = 3;
/** CONST-28, TEN-08. */
export const LITERATURE_SHOWN = 3;
/** CONST-28, TEN-22. */
export const DEFAULT_TIMELINE = '24 months';
/** CONST-28, TEN-20. */
export const DOMAIN = 'life_sciences';
/** CONST-38, TEN-19. */
export const JOURNEY_ID_PREFIX = 'journey-';
/** CONST-38, ENT-29. */
export const USER_ID_PREFIX = 'web-user-';
/** More related topics or references than this are not kept. */
export const MAX_ITEMS = 200;
