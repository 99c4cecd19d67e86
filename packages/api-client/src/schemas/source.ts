import * as z from 'zod/mini';
import { lineText, nameText, text } from './bounded.js';
import { lenient } from './lenient.js';

/**
 * Where a value comes from. Shown next to it and included in every export.
 * - `user`: entered by the user; `live`: from a public source or a model
 * - `computed`: computed by the engine from documents; `simulated`: made up for demonstration
 * - `standard`: usual terms that apply to every case, such as the par value of a new company
 * - `fallback`: prepared locally because the call failed
 */
export const Origin = z.enum(['user', 'live', 'computed', 'standard', 'simulated', 'fallback']);
export type Origin = z.infer<typeof Origin>;

const HASH_CHARACTERS = 71;

/** A hash with the name of its function: `sha256:` and 64 hexadecimal digits. */
const hash = text(HASH_CHARACTERS).check(z.regex(/^sha256:[0-9a-f]{64}$/));

/** How a result is made again: the same version, call, input, seed and date give the same output. */
export const Recipe = z.object({
  /** Version of the engine. */
  engine: nameText,
  /** Id of the call, such as "experiment.design". */
  call: nameText,
  /** Hash of the input as canonical JSON; a file counts with its name and its bytes. */
  input: hash,
  /** Seed of the engine. */
  seed: z.number(),
  /** ISO 8601 time of the call, which is the time in all of the reply. */
  at: nameText,
  /** Hash of the reply as canonical JSON, without recipes. */
  output: hash,
});
export type Recipe = z.infer<typeof Recipe>;

/** The `source` field that a reply may carry. */
export const Source = z.object({
  origin: Origin,
  /** Who or what produced the value, e.g. "Bundled library". */
  by: lineText,
  /** Random seed that reproduces the value. */
  seed: z.optional(z.number()),
  /** ISO 8601 time at which it was produced. */
  at: z.optional(nameText),
  /** How the engine makes the value again. */
  recipe: lenient(Recipe),
});
export type Source = z.infer<typeof Source>;
