import { expect } from 'vitest';

/** A number that agrees up to this many decimals. */
export const near = (value: number, decimals = 6): unknown => expect.closeTo(value, decimals);
