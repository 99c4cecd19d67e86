import * as z from 'zod/mini';
import { parseDoi } from '@spinout/api-client/doi';

/** Text with at least one letter or digit. */
export const nonBlankText = z
  .string()
  .check(z.regex(/[\p{L}\p{N}]/u, { error: 'must hold words' }));

/** Text, perhaps empty. */
export const text = z.string();

/** A number in a range, both ends included. */
export const between = (min: number, max: number) =>
  z
    .number()
    .check(
      z.minimum(min, { error: `must be ${min} or more` }),
      z.maximum(max, { error: `must be ${max} or less` }),
    );

export const share = between(0, 1);
export const percent = between(0, 100);

export const wholeNumber = z.int({ error: 'must be a whole number' });

/** A whole number, 0 or more. */
export const count = wholeNumber.check(z.minimum(0, { error: 'must be 0 or more' }));

/** US dollars, 0 or more. */
export const amount = z.number().check(z.minimum(0, { error: 'must be 0 or more' }));

/** An id, as text or as a number. */
export const id = z.union([nonBlankText, z.number()]);

/** A DOI as its own text or as its address at doi.org. */
export const doi = z
  .string()
  .check(z.refine((value) => parseDoi(value) !== null, { error: 'must be a well-formed DOI' }));

/** An ISO 8601 timestamp. */
export const timestamp = z
  .string()
  .check(z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'must be a date' }));

/** Whether a value states its origin. */
export const isSourced = (value: unknown): boolean => Sourced.safeParse(value).success;

const Sourced = z.object({ source: z.object({ origin: z.string() }) });
