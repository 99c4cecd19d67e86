import * as z from 'zod/mini';
import { lineText, nameText } from './bounded.js';

/**
 * Where a value comes from. Shown next to it and included in every export.
 * - `user`: entered by the user; `live`: from a public source or a model
 * - `computed`: computed by the engine from documents; `simulated`: made up for demonstration
 * - `standard`: usual terms that apply to every case, such as the par value of a new company
 * - `fallback`: prepared locally because the call failed
 */
export const Origin = z.enum(['user', 'live', 'computed', 'standard', 'simulated', 'fallback']);
export type Origin = z.infer<typeof Origin>;

/** The `source` field that a reply may carry. */
export const Source = z.object({
  origin: Origin,
  /** Who or what produced the value, e.g. "Bundled library". */
  by: lineText,
  /** Random seed that reproduces the value. */
  seed: z.optional(z.number()),
  /** ISO 8601 time at which it was produced. */
  at: z.optional(nameText),
});
export type Source = z.infer<typeof Source>;
