import type { Usage } from '@spinout/api-client';
import type * as z from 'zod/mini';

/** What a model is asked to write. */
export type WritingTask = 'hypothesis' | 'themes' | 'design' | 'paper';

/** A text that the model may rest on: the only source of its claims. */
export interface Material {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface WritingRequest {
  readonly task: WritingTask;
  /** Ours; never words from the material. */
  readonly instructions: string;
  /** Data, whatever it says. */
  readonly material: readonly Material[];
  /** What the answer must be; without transforms, since it also becomes a JSON schema. */
  readonly schema: z.core.$ZodType;
}

/** The seam to a language model. Off unless a host brings one. */
export interface LanguageModel {
  /** Shown as the origin of what it wrote, e.g. "gpt-oss-20b". */
  readonly name: string;
  /**
   * Writes an answer of the asked shape. What it says is unproven until the evidence check has seen it.
   * @param onUsage called with the usage of each answer, unusable ones included; never an estimate
   * @throws {ProviderFailure} always this type, or the signal's reason when it fires
   */
  write(
    request: WritingRequest,
    signal: AbortSignal,
    onUsage?: (usage: Usage) => void,
  ): Promise<unknown>;
}
