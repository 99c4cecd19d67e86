import type { Recipe } from '@spinout/api-client';

/** A call that a result was made with, as a bundle lists it. */
export interface RecordedCall {
  readonly name: string;
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Name of a file that the call needs and the bundle does not contain. @default none */
  readonly file?: string | undefined;
  /** Papers and bibliographies that the result depends on and no call lists. @default none */
  readonly needs?: readonly string[] | undefined;
  /** Ids that the call gave to what it made. @default none */
  readonly ids?: readonly string[] | undefined;
  readonly origin: string;
  readonly recipe: Recipe;
}

/**
 * What came of a call.
 * - `same`: the reply has the same bytes; `different`: it has others
 * - `inputChanged`: its input was changed after the result was made, so that there is nothing to compare
 * - `needsFile`: a file that it or an earlier call needs was not given
 * - `live`: it needs public sources or a language model
 * - `failed`: the engine refused it or does not know it
 */
export type Outcome = 'same' | 'different' | 'inputChanged' | 'needsFile' | 'live' | 'failed';

export interface ReplayedCall {
  readonly recorded: RecordedCall;
  readonly outcome: Outcome;
  /** Hash of the new reply. @default it was not made */
  readonly output?: string | undefined;
  /** Why it failed, or which file it needs. @default nothing to say */
  readonly detail?: string | undefined;
}

/** Whether the result could be made again and is another one. */
export const isDifference = ({ outcome }: ReplayedCall): boolean =>
  outcome === 'different' || outcome === 'failed';
