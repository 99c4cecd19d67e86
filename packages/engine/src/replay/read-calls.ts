import { Recipe } from '@spinout/api-client/schemas';
import { BundleError, readBundle } from '@spinout/domain/bundle';
import { fill } from '@spinout/domain/text';
import * as z from 'zod/mini';
import { replayMessages as messages } from './replay.messages.js';
import type { RecordedCall } from './replay.types.js';

/** Path of the calls in a bundle. */
const CALLS_PATH = 'calls.json';
const ZIP_SIGNATURE = [0x50, 0x4b];

const callsFile = z.object({
  calls: z.array(
    z.object({
      name: z.string(),
      call: z.string(),
      input: z.record(z.string(), z.unknown()),
      file: z.optional(z.string()),
      needs: z.optional(z.array(z.string())),
      ids: z.optional(z.array(z.string())),
      origin: z.string(),
      recipe: Recipe,
    }),
  ),
});

/** Thrown for a file that has no calls or cannot be used; the message is for people. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

const readText = (bytes: Uint8Array): string | undefined => {
  if (!ZIP_SIGNATURE.every((byte, at) => bytes[at] === byte))
    return new TextDecoder().decode(bytes);
  const content = readBundle(bytes).files.get(CALLS_PATH);
  return content && new TextDecoder().decode(content);
};

/**
 * Reads the calls of a bundle or of a file from one, which is not trusted.
 * @throws {UnusableFile}
 */
export function readCalls(file: string, bytes: Uint8Array): readonly RecordedCall[] {
  const fail = (reason: string, cause: unknown) =>
    new UnusableFile(fill(messages.unreadable, { file, reason }), { cause });
  try {
    const parsed = z.safeParse(callsFile, JSON.parse(readText(bytes) ?? 'null'));
    if (!parsed.success) throw new UnusableFile(fill(messages.noCalls, { file }));
    return parsed.data.calls;
  } catch (error) {
    if (error instanceof BundleError) throw fail(error.message, error);
    if (error instanceof SyntaxError) throw fail('it is no JSON.', error);
    throw error;
  }
}
