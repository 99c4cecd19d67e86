/** Language tag for numbers, money and dates if the host sets none. */
export const DEFAULT_LOCALE = 'en-US';
