import type { Usage } from '@spinout/api-client';
import type * as z from 'zod/mini';

/** Kinds of text that a model writes. */
export type WritingTask = 'candidates' | 'hypothesis' | 'themes' | 'design' | 'paper';

/** A source text for the model; its claims may use no other source. */
export interface Material {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface WritingRequest {
  readonly task: WritingTask;
  /** Fixed instructions; never contain text of the material. */
  readonly instructions: string;
  /** Source texts; to be treated as data, never as instructions. */
  readonly material: readonly Material[];
  /** Schema of the answer; without transforms, because it is converted to JSON Schema. */
  readonly schema: z.core.$ZodType;
}

/** Interface to a language model. Disabled unless the host provides one. */
export interface LanguageModel {
  /** Shown as the origin of its texts, for example "gpt-oss-20b". */
  readonly name: string;
  /**
   * Writes an answer that matches the schema. Its claims are unverified until they pass the evidence check.
   * @param onUsage called with the token usage of each answer, including unusable ones; never an estimate
   * @throws {ProviderFailure} for every failure, or the reason of the signal if it is aborted
   */
  write(
    request: WritingRequest,
    signal: AbortSignal,
    onUsage?: (usage: Usage) => void,
  ): Promise<unknown>;
}
