/** Storage key of the date of the dismissed disclaimers. */
export const DISMISSAL_KEY = 'spinout-disclaimers-understood';

/** Longer texts are folded in the banner, so that it stays a banner. */
export const LONG_CONTENT_CHARACTERS = 320;
