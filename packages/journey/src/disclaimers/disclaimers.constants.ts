/** Storage key of the date of the dismissed disclaimers. */
export const DISMISSAL_KEY = 'spinout-disclaimers-understood';

/** Longer texts are collapsed in the banner, which keeps it small. */
export const LONG_CONTENT_CHARACTERS = 320;
