import type { Origin, Recipe, Source } from '@spinout/api-client';
import { hashJson } from '../hash/canonical-json.js';

/** A call that a result was made with. */
export interface RecordedCall {
  /** What the result is, in English. */
  readonly name: string;
  /** Id of the call. */
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Name of the file that the call needs besides its input; the bundle does not contain it. */
  readonly file?: string;
  /** Titles or names of papers and bibliographies that the result depends on besides, and that no call lists. @default none */
  readonly needs?: readonly string[];
  /** Ids that the call gave to what it made, such as that of a circuit. @default none */
  readonly ids?: readonly string[];
  /** `live`: the result depends on public sources or a language model, and cannot be made again without them. */
  readonly origin: Origin;
  readonly recipe: Recipe;
}

type Input = Readonly<Record<string, unknown>>;

/** The first input that the result was made with; the first of all if what it was made with has changed since. */
const chooseInput = (inputs: readonly Input[], recipe: Recipe): Input =>
  inputs.find((input) => hashJson(input) === recipe.input) ?? inputs[0] ?? {};

/**
 * Records the call of a result.
 * @param inputs what the call may have been made with; the recipe says with which
 * @returns nothing for a result without a recipe, which another server made or a person entered
 */
export const recordCall = (
  name: string,
  source: Source | null | undefined,
  inputs: readonly Input[],
  file?: string,
): readonly RecordedCall[] => {
  const { origin, recipe } = source ?? {};
  if (origin === undefined || recipe === undefined) return [];
  const input = chooseInput(inputs, recipe);
  return [{ name, call: recipe.call, input, ...(file !== undefined && { file }), origin, recipe }];
};

/** Path of the calls in a bundle. */
const CALLS_PATH = 'calls.json';

/** The file of a bundle that `spinout-engine replay` reads. */
export const writeCalls = (calls: readonly RecordedCall[]) => ({
  path: CALLS_PATH,
  mediaType: 'application/json',
  about: 'The calls that the results were made with, to make them again.',
  content: JSON.stringify({ kind: 'spinout-calls', calls }, null, 2),
});
