import * as z from 'zod/mini';

/** Input of a call without fields. */
export const Nothing = z.undefined();
