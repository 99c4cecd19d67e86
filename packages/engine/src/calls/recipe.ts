import type { Recipe } from '@spinout/api-client';
import { hashBytes, hashJson, type Hash } from '@spinout/domain/bundle';
import { ENGINE_VERSION } from '../runtime/version.js';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile(value);

const isFile = (value: unknown): value is File =>
  typeof Blob === 'function' && value instanceof Blob;

/** The hash of an input; a file counts with its name and its bytes. */
async function hashInput(input: unknown): Promise<Hash> {
  if (!isRecord(input)) return hashJson(input);
  const fields = await Promise.all(
    Object.entries(input).map(async ([name, value]) => [
      name,
      isFile(value)
        ? { name: value.name, bytes: hashBytes(new Uint8Array(await value.arrayBuffer())) }
        : value,
    ]),
  );
  return hashJson(Object.fromEntries(fields));
}

/** Whether a value is a source that says what the engine made. What a person entered has no recipe. */
const canHaveRecipe = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  typeof value['origin'] === 'string' &&
  value['origin'] !== 'user' &&
  value['recipe'] === undefined;

/** The value with a recipe in each of its sources, and whether there is one. Items of lists belong to the result around them. */
function addToSources(value: unknown, recipe: Recipe): { value: unknown; isAdded: boolean } {
  if (!isRecord(value)) return { value, isAdded: false };
  let isAdded = false;
  const fields = Object.entries(value).map(([name, field]) => {
    if (name === 'source' && canHaveRecipe(field)) {
      isAdded = true;
      return [name, { ...field, recipe }] as const;
    }
    const inner = addToSources(field, recipe);
    isAdded ||= inner.isAdded;
    return [name, inner.value] as const;
  });
  return { value: isAdded ? Object.fromEntries(fields) : value, isAdded };
}

/** What a call was made with. */
export interface RecipeInput {
  /** Id of the call. */
  readonly call: string;
  readonly input: unknown;
  readonly seed: number;
  readonly at: Date;
}

/**
 * Adds to every source in a reply the recipe of the result: what to call, with which input, seed and date, and the hash of
 * what came out. Two replies with one `output` are the same, byte for byte.
 */
export async function addRecipe(
  output: unknown,
  { call, input, seed, at }: RecipeInput,
): Promise<unknown> {
  const recipe: Recipe = {
    engine: ENGINE_VERSION,
    call,
    input: '',
    seed,
    at: at.toISOString(),
    output: '',
  };
  // Hashes take time, so that a reply without a source gets none.
  if (!addToSources(output, recipe).isAdded) return output;
  const hashes = { input: await hashInput(input), output: hashJson(output) };
  return addToSources(output, { ...recipe, ...hashes }).value;
}
