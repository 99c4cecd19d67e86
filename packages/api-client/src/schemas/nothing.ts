import * as z from 'zod/mini';

/** The input of a call that sends nothing. */
export const Nothing = z.undefined();
